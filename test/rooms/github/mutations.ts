/** What GraphQL writes: commits, branches and auto-merge. */
import type { Answer } from "./answer.ts";
import type { GitHubState } from "./answerRequest.ts";
import { type CommentScope, isAllowed, type Token } from "./endpoints.ts";
import { answered, refused } from "./graphql.ts";

interface Mutation {
  name: "createCommitOnBranch" | "updateRefs" | "enablePullRequestAutoMerge";
  query: string;
  needs: CommentScope;
}

const mutation = (name: Mutation["name"], fields: string, needs: CommentScope): Mutation => {
  const input = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return { name, needs, query: `mutation($input: ${input}!) { ${name}(input: $input) { ${fields} } }` };
};

export const MUTATIONS: readonly Mutation[] = [
  mutation("createCommitOnBranch", "commit { oid }", "contents"),
  mutation("updateRefs", "clientMutationId", "contents"),
  mutation("enablePullRequestAutoMerge", "clientMutationId", "pull_requests"),
];

interface Inputs {
  createCommitOnBranch: {
    branch: { repositoryNameWithOwner: string; branchName: string };
    expectedHeadOid: string;
    message: { headline: string; body: string };
    fileChanges: { additions: { path: string; contents: string }[] };
  };
  updateRefs: {
    repositoryId: string;
    refUpdates: { name: string; afterOid: string; beforeOid?: string; force: boolean }[];
  };
  enablePullRequestAutoMerge: { pullRequestId: string; mergeMethod: string };
}

const NONE = "0".repeat(40);

export async function answerMutation(
  state: GitHubState,
  { name, needs }: Mutation,
  { input }: { input: never },
  token: Token,
): Promise<Answer> {
  const { isPrivate } = state;
  const writing = { method: "POST", pattern: /./, needs };
  if (!isAllowed(token, writing, { isPrivate, isPull: true }))
    return refused("FORBIDDEN", "Resource not accessible by integration");
  if (name === "createCommitOnBranch") return commit(state, input);
  if (name === "updateRefs") return updateRefs(state, input);
  return autoMerge(state, input);
}

async function commit(
  state: GitHubState,
  { branch, expectedHeadOid, message, fileChanges }: Inputs["createCommitOnBranch"],
): Promise<Answer> {
  const { people, repository } = state;
  if (branch.repositoryNameWithOwner !== repository)
    return refused("NOT_FOUND", "Could not resolve to a Repository.");
  const head = await people.findHead(branch.branchName);
  if (head === undefined)
    return refused("NOT_FOUND", `A branch named "${branch.branchName}" does not exist.`);
  if (head !== expectedHeadOid)
    return refused(
      "STALE_DATA",
      `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`,
    );
  if (state.isProtected(branch.branchName)) return protectedBranch();
  const paths = fileChanges.additions.map(({ path }) => path);
  const wrong = paths.find((path) => path.startsWith("/") || path.split("/").includes(".."));
  if (wrong !== undefined || new Set(paths).size < paths.length)
    return refused("UNPROCESSABLE", `The paths ${paths.join(", ")} are not accepted.`);
  const files = Object.fromEntries(
    fileChanges.additions.map(({ path, contents }) => [
      path,
      Buffer.from(contents, "base64").toString("utf8"),
    ]),
  );
  const words = `${message.headline}\n\n${message.body}`;
  const sha = await people.push(branch.branchName, { files, message: words, date: "2026-01-05T09:00:00Z" });
  return answered({ createCommitOnBranch: { commit: { oid: sha } } });
}

function protectedBranch(): Answer {
  return refused(
    "UNPROCESSABLE",
    "Repository rule violations found\n\nCannot create ref due to creations being restricted.",
  );
}

/** All or none. */
async function updateRefs(
  { people, emulated, isProtected }: GitHubState,
  { repositoryId, refUpdates }: Inputs["updateRefs"],
): Promise<Answer> {
  const { json } = await emulated.look("");
  if (repositoryId !== (json as { node_id: string }).node_id)
    return refused("NOT_FOUND", "Could not resolve to a node with the global id.");
  for (const { name, beforeOid } of refUpdates) {
    const branch = name.replace(/^refs\/heads\//, "");
    if (branch === name)
      return refused("UNPROCESSABLE", `${name} is not a fully qualified name of a branch.`);
    const head = (await people.findHead(branch)) ?? NONE;
    if (beforeOid !== undefined && beforeOid !== head)
      return refused(
        "UNPROCESSABLE",
        `Cannot update ${name}: reference is at ${head} but expected ${beforeOid}`,
      );
    if (isProtected(branch)) return protectedBranch();
  }
  for (const { name, afterOid } of refUpdates)
    await people.setBranch(name.replace(/^refs\/heads\//, ""), afterOid === NONE ? undefined : afterOid);
  return answered({ updateRefs: { clientMutationId: null } });
}

function autoMerge(
  state: GitHubState,
  { pullRequestId, mergeMethod }: Inputs["enablePullRequestAutoMerge"],
): Answer {
  if (!state.allowsAutoMerge)
    return refused("UNPROCESSABLE", "Pull request Auto merge is not allowed for this repository");
  state.autoMerged.set(pullRequestId, mergeMethod);
  return answered({ enablePullRequestAutoMerge: { clientMutationId: null } });
}
