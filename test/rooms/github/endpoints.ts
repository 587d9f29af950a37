/** The supported operations, and the permission that each needs. */
export type CommentScope = "actions" | "checks" | "contents" | "issues" | "pull_requests";
export type Level = "read" | "write";

export interface Token {
  login: string;
  type: "Bot" | "User";
  /** GraphQL may name an app without `[bot]`. */
  nameInGraphQL?: string;
  /** A scope that is absent is not permitted. */
  permissions: Partial<Record<CommentScope, Level>>;
}

/** `conversation`: an issue needs the permission for issues, a pull request that one or its own. */
type Needed = "metadata" | "conversation" | CommentScope;

export interface Endpoint {
  method: string;
  /** The path after the repository. The group of a conversation is the number of an issue or pull request, or the id of a comment. */
  pattern: RegExp;
  needs: Needed;
  /** The kind of body whose length is limited. */
  writes?: "Issue" | "IssueComment";
}

export const ENDPOINTS: readonly Endpoint[] = [
  { method: "GET", pattern: /^$/, needs: "metadata" },
  { method: "GET", pattern: /^\/git\/ref\/.+$/, needs: "contents" },
  { method: "GET", pattern: /^\/git\/matching-refs\/.+$/, needs: "contents" },
  { method: "GET", pattern: /^\/git\/commits\/.+$/, needs: "contents" },
  { method: "GET", pattern: /^\/git\/trees\/.+$/, needs: "contents" },
  { method: "GET", pattern: /^\/git\/blobs\/.+$/, needs: "contents" },
  { method: "GET", pattern: /^\/compare\/.+\.\.\..+$/, needs: "contents" },
  { method: "GET", pattern: /^\/commits\/[^/]+\/pulls$/, needs: "pull_requests" },
  { method: "GET", pattern: /^\/commits\/[^/]+\/check-runs$/, needs: "checks" },
  { method: "GET", pattern: /^\/commits(\/.+)?$/, needs: "contents" },
  { method: "GET", pattern: /^\/actions\/workflows\/[^/]+\/runs$/, needs: "actions" },
  { method: "GET", pattern: /^\/check-runs\/\d+$/, needs: "checks" },
  { method: "POST", pattern: /^\/check-runs$/, needs: "checks" },
  { method: "PATCH", pattern: /^\/check-runs\/\d+$/, needs: "checks" },
  { method: "GET", pattern: /^\/pulls$/, needs: "pull_requests" },
  { method: "POST", pattern: /^\/pulls$/, needs: "pull_requests" },
  { method: "GET", pattern: /^\/pulls\/(\d+)$/, needs: "conversation" },
  { method: "GET", pattern: /^\/pulls\/(\d+)\/commits$/, needs: "pull_requests" },
  { method: "PATCH", pattern: /^\/pulls\/(\d+)$/, needs: "pull_requests" },
  { method: "POST", pattern: /^\/pulls\/(\d+)\/requested_reviewers$/, needs: "pull_requests" },
  { method: "POST", pattern: /^\/issues\/(\d+)\/assignees$/, needs: "conversation" },
  { method: "GET", pattern: /^\/issues$/, needs: "issues" },
  { method: "POST", pattern: /^\/issues$/, needs: "issues", writes: "Issue" },
  { method: "PATCH", pattern: /^\/issues\/(\d+)$/, needs: "conversation", writes: "Issue" },
  { method: "POST", pattern: /^\/issues\/(\d+)\/labels$/, needs: "conversation" },
  { method: "GET", pattern: /^\/issues\/(\d+)\/comments$/, needs: "conversation" },
  { method: "POST", pattern: /^\/issues\/(\d+)\/comments$/, needs: "conversation", writes: "IssueComment" },
  { method: "GET", pattern: /^\/issues\/comments\/(\d+)$/, needs: "conversation" },
  { method: "PATCH", pattern: /^\/issues\/comments\/(\d+)$/, needs: "conversation", writes: "IssueComment" },
  { method: "DELETE", pattern: /^\/issues\/comments\/(\d+)$/, needs: "conversation" },
];

export function endpointOf(method: string, rest: string): Endpoint | undefined {
  return ENDPOINTS.find((endpoint) => endpoint.method === method && endpoint.pattern.test(rest));
}

/** Any token may read what is public. */
export function isAllowed(
  { permissions }: Token,
  { method, needs }: Endpoint,
  { isPrivate, isPull }: { isPrivate: boolean; isPull: boolean },
): boolean {
  const level: Level = method === "GET" ? "read" : "write";
  if (needs === "metadata" || (level === "read" && !isPrivate)) return true;
  const scopes: CommentScope[] =
    needs !== "conversation" ? [needs] : isPull ? ["issues", "pull_requests"] : ["issues"];
  return scopes.some((scope) => permissions[scope] === "write" || permissions[scope] === level);
}
