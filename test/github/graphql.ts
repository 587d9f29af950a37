/** The two GraphQL queries that work with the token of a workflow: who am I, and which files has a commit? */
import { type Answer, refusal } from "./answer.ts";
import type { GitHubState } from "./answerRequest.ts";
import { isAllowed, type Token } from "./endpoints.ts";

const VIEWER = "query { viewer { login __typename } }";
const OBJECTS =
  /^query\(\$owner: String!, \$name: String!((?:, \$\w+: String!)+)\) \{ repository\(owner: \$owner, name: \$name\) \{ ((?:(\w+): object\(expression: \$\3\) \{ oid \} ?)+) \} \}$/;

interface Query {
  query: string;
  variables: Record<string, string>;
}

export async function answerQuery(
  state: GitHubState,
  method: string,
  json: unknown,
  token: Token,
): Promise<Answer> {
  if (method !== "POST") return refusal(404, "Not Found");
  const { query = "", variables = {} } = (json ?? {}) as Partial<Query>;
  if (query === VIEWER)
    return answered({ viewer: { login: token.nameInGraphQL ?? token.login, __typename: token.type } });
  const [, declared = "", fields = ""] = OBJECTS.exec(query) ?? [];
  const names = [...declared.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name);
  const asked = [...fields.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name);
  if (names.length === 0 || names.join() !== asked.join())
    return refused("undefinedField", `This fake does not answer ${JSON.stringify(query)}.`);
  if (names.some((name) => typeof variables[name] !== "string"))
    return refused("INVALID_VARIABLE", "A variable is not a text.");
  const { repository, isPrivate } = state;
  if (`${variables.owner}/${variables.name}` !== repository)
    return refused("NOT_FOUND", "Could not resolve to a Repository.");
  const reading = { method: "GET", pattern: /./, needs: "contents" } as const;
  if (!isAllowed(token, reading, { isPrivate, isPull: false }))
    return refused("FORBIDDEN", "Resource not accessible by integration");
  const found: Record<string, { oid: string } | null> = {};
  for (const name of names) {
    const oid = await objectId(state, variables[name] ?? "");
    found[name] = oid === undefined ? null : { oid };
  }
  return answered({ repository: found });
}

/** The object that git would find for `commit:path`. */
async function objectId({ emulated, repository }: GitHubState, name: string): Promise<string | undefined> {
  const [commit = ""] = name.split(":", 1);
  const path = `/repos/${repository}/git/trees/${commit}?recursive=1`;
  const { status, json } = await emulated.ask(repository.split("/")[0] ?? "", "GET", path);
  if (status !== 200) return undefined;
  const { tree } = json as { tree: { path: string; sha: string }[] };
  return tree.find((entry) => entry.path === name.slice(commit.length + 1))?.sha;
}

function answered(data: unknown): Answer {
  return { status: 200, headers: {}, json: { data } };
}

/** GraphQL refuses with the status 200. */
function refused(type: string, message: string): Answer {
  return { status: 200, headers: {}, json: { errors: [{ type, message }] } };
}
