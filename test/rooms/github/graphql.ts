/** The GraphQL queries that work with the token of a workflow: who am I, and which files has a commit? What they write is in mutations.ts. */
import { type Answer, refusal } from "./answer.ts";
import type { GitHubState } from "./answerRequest.ts";
import { isAllowed, type Token } from "./endpoints.ts";
import { answerMutation, MUTATIONS } from "./mutations.ts";

const VIEWER = "query { viewer { login __typename } }";
const OBJECTS =
  /^query\(\$owner: String!, \$name: String!((?:, \$\w+: String!)+)\) \{ repository\(owner: \$owner, name: \$name\) \{ ((?:(\w+): object\(expression: \$\3\) \{ oid \} ?)+) \} \}$/;

const EDITOR = "query($id: ID!) { node(id: $id) { ... on IssueComment { editor { login __typename } } } }";

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
  if (query === EDITOR) {
    const editor = state.people.editors.get(variables.id ?? "");
    const account = [...state.tokens.values()].find(({ login }) => login === editor);
    const names = { login: account?.nameInGraphQL ?? editor, __typename: account?.type ?? "User" };
    return answered({ node: { editor: editor === undefined ? null : names } });
  }
  const isMutation = MUTATIONS.find((one) => one.query === query);
  if (isMutation) return answerMutation(state, isMutation, (json as { variables: never }).variables, token);
  const [, declared = "", fields = ""] = OBJECTS.exec(query) ?? [];
  const names = [...declared.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name);
  const asked = [...fields.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name);
  if (names.length === 0 || names.join() !== asked.join())
    return refused("undefinedField", `This fake does not answer ${JSON.stringify(query)}.`);
  if (names.some((name) => typeof variables[name] !== "string"))
    return refused("INVALID_VARIABLE", "A variable is not a text.");
  const { repository, isPrivate } = state;
  const trees: Trees = new Map();
  if (`${variables.owner}/${variables.name}` !== repository)
    return refused("NOT_FOUND", "Could not resolve to a Repository.");
  const reading = { method: "GET", pattern: /./, needs: "contents" } as const;
  if (!isAllowed(token, reading, { isPrivate, isPull: false }))
    return refused("FORBIDDEN", "Resource not accessible by integration");
  const found: Record<string, { oid: string } | null> = {};
  for (const name of names) {
    const oid = await objectId(state, variables[name] ?? "", trees);
    found[name] = oid === undefined ? null : { oid };
  }
  return answered({ repository: found });
}

/** The ids of all files, by path, by commit. */
type Trees = Map<string, ReadonlyMap<string, string>>;

/** The object that git would find for `commit:path`. */
async function objectId({ emulated }: GitHubState, name: string, trees: Trees): Promise<string | undefined> {
  const [commit = ""] = name.split(":", 1);
  if (!trees.has(commit)) {
    const { status, json } = await emulated.look(`/git/trees/${commit}?recursive=1`);
    const { tree } = status === 200 ? (json as { tree: { path: string; sha: string }[] }) : { tree: [] };
    trees.set(commit, new Map(tree.map((entry) => [entry.path, entry.sha])));
  }
  return trees.get(commit)?.get(name.slice(commit.length + 1));
}

export function answered(data: unknown): Answer {
  return { status: 200, headers: {}, json: { data } };
}

/** GraphQL refuses with the status 200. */
export function refused(type: string, message: string): Answer {
  return { status: 200, headers: {}, json: { errors: [{ type, message }] } };
}
