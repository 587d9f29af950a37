/** Git objects as GitHub gives them out: within its limits, and with the line breaks of its base64. */
import { type Answer, refusal } from "./answer.ts";

export interface GitLimits {
  /** Entries of a tree. A longer tree is cut, and says `truncated`. */
  treeEntries: number;
  /** Bytes of a blob. */
  blobSize: number;
}

export const GIT_LIMITS: GitLimits = {
  treeEntries: 100_000,
  blobSize: 100 * 1024 * 1024,
};

/** `rest` is the path after the repository. */
export function asGitHub(rest: string, answer: Answer, limits: GitLimits): Answer {
  if (answer.status !== 200) return answer;
  if (rest.startsWith("/git/trees/")) return { ...answer, json: limitedTree(answer.json as Tree, limits) };
  if (rest.startsWith("/git/blobs/")) return limitedBlob(answer, limits);
  return answer;
}

interface Tree {
  tree: unknown[];
}

function limitedTree(tree: Tree, { treeEntries }: GitLimits): unknown {
  return { ...tree, tree: tree.tree.slice(0, treeEntries), truncated: tree.tree.length > treeEntries };
}

/** With the line breaks of its base64. */
function limitedBlob(answer: Answer, { blobSize }: GitLimits): Answer {
  const blob = answer.json as { content: string; size: number };
  if (blob.size <= blobSize)
    return { ...answer, json: { ...blob, content: blob.content.replace(/.{1,60}/g, "$&\n") } };
  const message = "The requested blob is too large to fetch via the API, but you can clone the repository.";
  return refusal(403, message, { errors: [{ resource: "Blob", field: "data", code: "too_large" }] });
}
