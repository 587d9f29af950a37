/** What goes wrong with GitHub's API, and what may be done about it. */
import { setTimeout as setTimer } from "node:timers/promises";

export type Failure =
  /** GitHub takes no more requests for now. */
  | "limited"
  /** The token is none, or not any more. */
  | "unknown"
  /** The token may not. */
  | "refused"
  /** What was asked for cannot be had. */
  | "invalid"
  /** It is open whether it happened. */
  | "failed"
  /** It is ours. */
  | "bug";

/** GitHub took longer than a run can wait, or the run was told to end. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
}

/** Errors of octokit, and of what it is made of. */
const THEIRS = ["HttpError", "GraphqlResponseError", "AbortError", "TimeoutError", "NoAnswer"];

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error && (THEIRS.includes(error.name) || "status" in error))) return "bug";
  const status = statusOf(error);
  const limit = /rate limit/i.test(error.message);
  if (status === 429 || (status === 403 && limit)) return "limited";
  if (status === 401) return "unknown";
  if (status === 403 || status === 404) return "refused";
  return status === undefined || status >= 500 ? "failed" : "invalid";
}

/** GitHub has decided that the token may not: not a failure, and not a limit. */
export function isForbidden(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const refused = /resource not accessible by/i;
  if ("errors" in error && Array.isArray(error.errors))
    return error.errors.some((one) => one?.type === "FORBIDDEN" || refused.test(String(one?.message)));
  return statusOf(error) === 403 && refused.test(error.message);
}

/** What GitHub's API answered, where it did: octokit calls it 500 as well where nobody answered. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  const answered = "response" in error && error.response !== undefined;
  return answered && typeof error.status === "number" ? error.status : undefined;
}

/** "403: Resource not accessible by integration", or what failed before there was an answer. */
export function wordsOf(error: unknown): string {
  const said = error instanceof Error ? error.message.split(" - https://")[0] : String(error);
  const status = statusOf(error);
  return status === undefined ? `${said}` : `${status}: ${said}`;
}

/** For a request that begins something: octokit would send it again blind. */
export const ONCE = { request: { retries: 0 } };

/** Where it is open whether something was created, it is looked for before it is sent again; `again` times at the most. */
export async function createOnce(
  create: () => Promise<unknown>,
  isThere: () => Promise<boolean>,
  again: number,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await create();
      return;
    } catch (error) {
      if (failureOf(error) !== "failed" || attempt > again) throw error;
      await setTimer(attempt ** 2 * 1_000);
      if (await isThere()) return;
    }
  }
}
