/** Creates something on GitHub at most once, also where an answer is lost. */
import { setTimeout as setTimer } from "node:timers/promises";
import { failureOf } from "./failure.ts";

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
