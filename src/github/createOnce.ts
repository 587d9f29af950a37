/** Creates something on GitHub at most once, even if an answer is lost. */
import { setTimeout as setTimer } from "node:timers/promises";
import { failureOf } from "./failure.ts";

/** For a request that creates something: octokit must not repeat it blindly. */
export const NO_RETRY = { request: { retries: 0 } };

/** If the result of a request is unknown, looks for what it creates before sending it again. */
export async function createOnce(
  create: () => Promise<unknown>,
  exists: () => Promise<boolean>,
  maxRetries: number,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await create();
      return;
    } catch (error) {
      if (failureOf(error) !== "failed" || attempt > maxRetries) throw error;
      await setTimer(attempt ** 2 * 1_000);
      if (await exists()) return;
    }
  }
}
