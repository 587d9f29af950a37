/** What goes wrong with GitHub's API, and what may be done about it. */
import { setTimeout as setTimer } from "node:timers/promises";

export type Failure =
  /** GitHub asks to wait longer than a step should. */
  | "limited"
  /** The token may not. */
  | "refused"
  /** What was asked for cannot be had. */
  | "invalid"
  /** It is open whether it happened. */
  | "failed";

export function failureOf(error: unknown): Failure {
  const status = statusOf(error);
  const limit = error instanceof Error && /rate limit/i.test(error.message);
  if (status === 429 || (status === 403 && limit)) return "limited";
  if (status === 401 || status === 403 || status === 404) return "refused";
  return status === undefined || status >= 500 ? "failed" : "invalid";
}

/** What GitHub's API answered, where it did. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  return typeof error.status === "number" ? error.status : undefined;
}

/** The status, or the words of what failed before there was one. */
export function wordsOf(error: unknown): string {
  return String(statusOf(error) ?? (error instanceof Error ? error.message : error));
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
