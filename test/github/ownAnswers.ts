/** Answers that emulate does not have, or has otherwise than GitHub. */
import type { Answer } from "./answer.ts";
import type { GitHubState } from "./answerRequest.ts";
import type { Token } from "./endpoints.ts";
import { listIssues } from "./issueList.ts";
import { paged } from "./paged.ts";

export interface OwnRequest {
  method: string;
  /** The path after the repository. */
  rest: string;
  url: URL;
  json: unknown;
  token: Token;
}

/** Undefined if emulate has the answer. */
export async function answerOwn(state: GitHubState, request: OwnRequest): Promise<Answer | undefined> {
  const { emulated, repository, checkRuns, workflowRuns } = state;
  const { method, rest, url, json, token } = request;
  const [, folder = "", one = "", list = ""] = rest.split("/");
  if (method === "GET" && rest === "/issues")
    return listIssues(emulated, { login: token.login, repository, asked: url });
  if (folder === "commits" && list === "pulls") return pullsOf(state, one, url);
  if (folder === "commits" && list === "check-runs") return checkRuns.list(one, url);
  if (folder === "actions") return workflowRuns.list(list, url);
  if (folder !== "check-runs") return undefined;
  if (method === "GET") return checkRuns.get(Number(one));
  if (method === "PATCH") return checkRuns.update(Number(one), json, token);
  const sha = typeof json === "object" && json !== null && "head_sha" in json ? json.head_sha : "";
  const { status } = await emulated.ask(token.login, "GET", `/repos/${repository}/git/commits/${sha}`);
  return checkRuns.create(json, token, status === 200);
}

async function pullsOf(state: GitHubState, sha: string, asked: URL): Promise<Answer> {
  const { emulated, repository, people } = state;
  const [owner = ""] = repository.split("/");
  const pulls: unknown[] = [];
  for (const number of await people.pullsOf(sha)) {
    const { json } = await emulated.ask(owner, "GET", `/repos/${repository}/pulls/${number}`);
    pulls.push(await asMoved(state, json));
  }
  return paged(pulls, asked);
}

interface Pull {
  number: number;
  head: { ref: string; sha: string };
  merge_commit_sha: string | null;
}

/** emulate keeps the head with which a pull request was opened, and merges differently. On GitHub, the head moves with its branch. */
export async function asMoved({ people }: GitHubState, json: unknown): Promise<unknown> {
  const pull = json as Pull;
  const sha = await people.head(pull.head.ref);
  return { ...pull, head: { ...pull.head, sha }, merge_commit_sha: people.mergeCommitOf(pull.number) };
}
