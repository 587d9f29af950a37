/** Answers that emulate does not have, or has otherwise than GitHub. */
import { type Answer, refusal } from "./answer.ts";
import type { GitHubState } from "./answerRequest.ts";
import type { Token } from "./endpoints.ts";
import { allPages, listIssues } from "./issueList.ts";
import { paged } from "./paged.ts";

export interface OwnRequest {
  method: string;
  /** The path after the repository. */
  rest: string;
  url: URL;
  json: unknown;
  token: Token;
}

/** Undefined if emulate has the response. */
export async function answerOwn(state: GitHubState, request: OwnRequest): Promise<Answer | undefined> {
  const { emulated, checkRuns, workflowRuns } = state;
  const { method, rest, url, json, token } = request;
  const [, folder = "", one = "", list = ""] = rest.split("/");
  if (method === "GET" && rest === "/issues") return listIssues(emulated, url);
  if (method === "GET" && rest === "/pulls") return listPulls(state, url);
  if (method === "POST" && rest === "/pulls" && !state.mayCreatePulls && token.type === "Bot")
    return refusal(403, "GitHub Actions is not permitted to create or approve pull requests.");
  if (method === "POST" && rest === "/pulls") {
    const refused = await emptyOrSecond(state, json);
    if (refused) return refused;
  }
  if (method === "POST" && folder === "issues" && list === "assignees") return assign(state, json);
  if (method === "PATCH" && folder === "pulls") await repositoryCloses(state, Number(one), json);
  if (folder === "commits" && list === "pulls") return pullsOf(state, one, url);
  if (folder === "pulls" && list === "commits") return commitsOf(state, Number(one), url);
  if (folder === "commits" && list === "check-runs") return checkRuns.list(one, url);
  if (method === "GET" && folder === "commits" && one !== "" && list === "")
    return withRenames(await emulated.look(`${rest}${url.search}`));
  if (folder === "actions") return workflowRuns.list(list, url);
  if (folder !== "check-runs") return undefined;
  if (method === "GET") return checkRuns.get(Number(one));
  if (method === "PATCH") return checkRuns.update(Number(one), json, token);
  const sha = typeof json === "object" && json !== null && "head_sha" in json ? json.head_sha : "";
  const { status } = await emulated.look(`/git/commits/${sha}`);
  return checkRuns.create(json, token, status === 200);
}

/** GitHub opens no pull request without commits, and no second one of the same branches. emulate does. */
async function emptyOrSecond(state: GitHubState, json: unknown): Promise<Answer | undefined> {
  const { head, base } = json as { head: string; base: string };
  const [owner = ""] = state.repository.split("/");
  const errors = (message: string) => ({ errors: [{ resource: "PullRequest", code: "custom", message }] });
  if ((await state.people.commitsBetween(base, head)) === 0)
    return refusal(422, "Validation Failed", errors(`No commits between ${base} and ${head}`));
  const { json: open } = await state.emulated.look("/pulls?state=open&per_page=100");
  if (!(open as Pull[]).some((one) => one.head.ref === head && one.base.ref === base)) return undefined;
  return refusal(422, "Validation Failed", errors(`A pull request already exists for ${owner}:${head}.`));
}

/** emulate assigns only issues. GitHub leaves out whom it cannot assign. */
async function assign({ emulated, repository }: GitHubState, json: unknown): Promise<Answer> {
  const { assignees } = json as { assignees: string[] };
  const [owner = ""] = repository.split("/");
  const known = await Promise.all(
    assignees.map(async (login) => (await emulated.ask(owner, "GET", `/users/${login}`)).status === 200),
  );
  const assigned = assignees.filter((_, index) => known[index]).map((login) => ({ login }));
  return { status: 201, headers: {}, json: { assignees: assigned } };
}

async function repositoryCloses({ people }: GitHubState, number: number, json: unknown): Promise<void> {
  const closes = typeof json === "object" && json !== null && "state" in json && json.state === "closed";
  if (closes) await people.rememberHead(number);
}

async function pullsOf(state: GitHubState, sha: string, asked: URL): Promise<Answer> {
  const { emulated, people } = state;
  const pulls: unknown[] = [];
  for (const number of await people.pullsOf(sha)) {
    const { json } = await emulated.look(`/pulls/${number}`);
    pulls.push(await asMoved(state, json));
  }
  return paged(pulls, asked);
}

/** GitHub lists 250 at most, oldest first. */
async function commitsOf({ emulated, people }: GitHubState, number: number, asked: URL): Promise<Answer> {
  const rows: unknown[] = [];
  for (const sha of (await people.commitsOfPull(number)).slice(0, 250)) {
    const { json } = await emulated.look(`/git/commits/${sha}`);
    const { message, committer, author, parents } = json as Record<string, unknown>;
    rows.push({ sha, parents, commit: { message, committer, author } });
  }
  return paged(rows, asked);
}

interface CommitFile {
  filename: string;
  status: string;
  sha: string;
}

/** emulate shows a renamed file as removed and added. Here, as on GitHub, a file with the same content is renamed. */
function withRenames(answer: Answer): Answer {
  if (answer.status !== 200) return answer;
  const { files, ...commit } = answer.json as { files: CommitFile[] };
  const gone = files.filter(({ status }) => status === "removed");
  const renamed = files.flatMap((file) => {
    const from = file.status === "added" ? gone.find(({ sha }) => sha === file.sha) : undefined;
    return from ? [{ ...file, status: "renamed", previous_filename: from.filename }] : [];
  });
  const former = new Set(renamed.map((one) => one.previous_filename));
  const others = files.filter(
    ({ filename }) => !former.has(filename) && !renamed.some((one) => one.filename === filename),
  );
  return { ...answer, json: { ...commit, files: [...others, ...renamed] } };
}

const KNOWN = ["state", "base", "head", "sort", "direction", "per_page", "page"];

/** emulate ignores the order, and the base of a pull request that is closed. */
async function listPulls(state: GitHubState, asked: URL): Promise<Answer> {
  const { emulated, repository } = state;
  const [owner = ""] = repository.split("/");
  const query = asked.searchParams;
  const unknown = [...query.keys()].filter((name) => !KNOWN.includes(name));
  if (unknown.length > 0)
    return refusal(501, `This fake cannot list pull requests by ${unknown.join(", ")}.`);
  const pulls = await allPages<Pull>(emulated, "/pulls?state=all");
  const wanted = query.get("state") ?? "open";
  const base = query.get("base");
  const head = query.get("head");
  const time = query.get("sort") === "updated" ? "updated_at" : "created_at";
  const sign = query.get("direction") === "asc" ? 1 : -1;
  const rows = pulls
    .filter((one) => (wanted === "all" || one.state === wanted) && (base === null || one.base.ref === base))
    .filter((one) => head === null || `${owner}:${one.head.ref}` === head)
    .sort((one, other) => sign * (Date.parse(one[time]) - Date.parse(other[time])));
  return paged(await Promise.all(rows.map((one) => asMoved(state, one))), asked);
}

interface Pull {
  number: number;
  state: string;
  base: { ref: string };
  created_at: string;
  updated_at: string;
  head: { ref: string; sha: string };
  merge_commit_sha: string | null;
}

/** emulate keeps the head with which a pull request was opened, and merges differently. On GitHub, the head moves with its branch until the pull request is closed. */
export async function asMoved({ people }: GitHubState, json: unknown): Promise<unknown> {
  const pull = json as Pull;
  const sha = people.lastHead(pull.number) ?? (await people.head(pull.head.ref));
  return { ...pull, head: { ...pull.head, sha }, merge_commit_sha: people.mergeCommitOf(pull.number) };
}
