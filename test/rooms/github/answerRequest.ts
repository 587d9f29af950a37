/** Answers a request: checks the token, faults, permissions and lengths, and then asks emulate. */
import { type Answer, refusal } from "./answer.ts";
import type { CheckRuns } from "./checkRuns.ts";
import type { Emulated } from "./emulated.ts";
import { type Endpoint, endpointOf, isAllowed, type Token } from "./endpoints.ts";
import type { Faults } from "./faults.ts";
import { asGitHub, type GitLimits } from "./gitObjects.ts";
import { answerQuery } from "./graphql.ts";
import { answerOwn, asMoved } from "./ownAnswers.ts";
import type { Repository } from "./repository.ts";
import type { WorkflowRuns } from "./workflowRuns.ts";

export interface GitHubState {
  emulated: Emulated;
  faults: Faults;
  tokens: ReadonlyMap<string, Token>;
  repository: string;
  isPrivate: boolean;
  /** What people pushed and merged. */
  people: Repository;
  checkRuns: CheckRuns;
  workflowRuns: WorkflowRuns;
  gitLimits: GitLimits;
  /** A setting of the repository: whether the token of a workflow may open pull requests. */
  mayCreatePulls: boolean;
  allowsAutoMerge: boolean;
  isProtected(branch: string): boolean;
  executable: readonly string[];
  autoMerged: Map<string, string>;
}

export interface GitHubRequest {
  method: string;
  /** The path below the base URL of the API, or `/graphql`. */
  path: string;
  /** The whole address. */
  url: URL;
  /** The token of the request, if it has one. */
  token: string | undefined;
  json: unknown;
}

/** The maximum length of a text. GitHub has two messages for a longer one. */
const LONGEST = 65_536;
const TOO_LONG = {
  Issue: {
    resource: "Issue",
    code: "custom",
    field: "body",
    message: `body is too long (maximum is ${LONGEST} characters)`,
  },
  IssueComment: {
    resource: "IssueComment",
    code: "unprocessable",
    field: "data",
    message: `Body is too long (maximum is ${LONGEST} characters)`,
  },
} as const;

/** `cut` and `silent`: there is no response. */
export async function answerRequest(
  state: GitHubState,
  request: GitHubRequest,
): Promise<Answer | "cut" | "silent"> {
  if (request.token === undefined) return refusal(401, "Requires authentication");
  const token = state.tokens.get(request.token);
  if (!token) return refusal(401, "Bad credentials");
  const fault = state.faults.take(request.method, request.path);
  if (fault && !fault.after && fault.answer !== "torn") return fault.answer;
  const answer = await answerTo(state, request, token);
  if (!fault) return answer;
  return fault.answer === "torn" ? { ...answer, torn: true } : fault.answer;
}

async function answerTo(state: GitHubState, request: GitHubRequest, token: Token): Promise<Answer> {
  const { emulated, repository, isPrivate } = state;
  const { method, path, url, json } = request;
  if (path === "/graphql") return answerQuery(state, method, json, token);
  const start = `/repos/${repository}`;
  const rest = path.startsWith(start) ? path.slice(start.length) : undefined;
  const endpoint = rest === undefined ? undefined : endpointOf(method, rest);
  if (rest === undefined || !endpoint) return refusal(404, "Not Found");
  const isPull = endpoint.needs === "conversation" && (await concernsPull(state, endpoint, rest));
  if (!isAllowed(token, endpoint, { isPrivate, isPull }))
    return refusal(403, "Resource not accessible by integration");
  const refused = tooLong(endpoint, json);
  if (refused) return refused;
  const { login } = token;
  const own = await answerOwn(state, { method, rest, url, json, token });
  const answer = own ?? (await emulated.ask(login, method, `${path}${url.search}`, json));
  if (method === "PATCH" && rest.startsWith("/issues/comments/") && answer.status === 200)
    state.people.editors.set((answer.json as { node_id: string }).node_id, login);
  const isPullItself = answer.status === 200 && /^\/pulls\/\d+$/.test(rest);
  const moved = isPullItself ? { ...answer, json: await asMoved(state, answer.json) } : answer;
  return asGitHub(rest, withModes(state, rest, moved), state.gitLimits);
}

/** emulate has only ordinary files. */
function withModes({ executable }: GitHubState, rest: string, answer: Answer): Answer {
  if (!/^\/git\/trees\/\w+$/.test(rest) || answer.status !== 200) return answer;
  const { tree, ...json } = answer.json as { tree: { path: string; mode: string }[] };
  const modes = tree.map((one) => (executable.includes(one.path) ? { ...one, mode: "100755" } : one));
  return { ...answer, json: { ...json, tree: modes } };
}

/** Whether the request is about a pull request or a comment on one. */
async function concernsPull({ emulated }: GitHubState, endpoint: Endpoint, rest: string): Promise<boolean> {
  let number = endpoint.pattern.exec(rest)?.[1];
  if (rest.startsWith("/issues/comments/")) {
    const { status, json } = await emulated.look(rest);
    if (status !== 200) return false;
    const comment = json as { issue_url: string };
    number = comment.issue_url.split("/").at(-1);
  }
  return (await emulated.look(`/pulls/${number}`)).status === 200;
}

function tooLong({ writes }: Endpoint, json: unknown): Answer | undefined {
  if (!writes || !isSaid(json) || [...json.body].length <= LONGEST) return undefined;
  return refusal(422, "Validation Failed", { errors: [TOO_LONG[writes]] });
}

function isSaid(json: unknown): json is { body: string } {
  return typeof json === "object" && json !== null && "body" in json && typeof json.body === "string";
}
