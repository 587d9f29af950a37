/** Git objects as GitHub gives them out: within its limits, and with the line breaks of its base64. */
import { type Answer, refusal } from "./answer.ts";

export interface GitLimits {
  /** Entries of a tree. A longer tree is cut, and says `truncated`. */
  treeEntries: number;
  /** Bytes of a blob. */
  blobSize: number;
  /** Bytes of a file whose text is in the response of `contents`. */
  contentSize: number;
}

export const GIT_LIMITS: GitLimits = {
  treeEntries: 100_000,
  blobSize: 100 * 1024 * 1024,
  contentSize: 1024 * 1024,
};

/** `rest` is the path after the repository. */
export function asGitHub(rest: string, answer: Answer, limits: GitLimits): Answer {
  if (answer.status !== 200) return answer;
  if (rest.startsWith("/git/trees/")) return { ...answer, json: limitedTree(answer.json as Tree, limits) };
  if (rest.startsWith("/git/blobs/")) return limitedBlob(answer, limits);
  if (rest.startsWith("/contents/")) return { ...answer, json: limitedContent(answer.json, limits) };
  return answer;
}

interface Tree {
  tree: unknown[];
}

interface Content {
  content: string;
  encoding: string;
  size: number;
}

function limitedTree(tree: Tree, { treeEntries }: GitLimits): unknown {
  return { ...tree, tree: tree.tree.slice(0, treeEntries), truncated: tree.tree.length > treeEntries };
}

function limitedBlob(answer: Answer, { blobSize }: GitLimits): Answer {
  const blob = answer.json as Content;
  if (blob.size <= blobSize) return { ...answer, json: wrapped(blob) };
  const message = "The requested blob is too large to fetch via the API, but you can clone the repository.";
  return refusal(403, message, { errors: [{ resource: "Blob", field: "data", code: "too_large" }] });
}

/** A folder is a list. */
function limitedContent(json: unknown, { contentSize }: GitLimits): unknown {
  const file = json as Content | unknown[];
  if (Array.isArray(file) || file.encoding !== "base64") return file;
  return file.size > contentSize ? { ...file, content: "", encoding: "none" } : wrapped(file);
}

function wrapped(file: Content): Content {
  return { ...file, content: file.content.replace(/.{1,60}/g, "$&\n") };
}
