/** Reads all webhooks of a project. */

import type { ReadClient } from "../../api/client.ts";
import { readCompleteList } from "../../api/collection.ts";
import { type LiveWebhooks, readWebhooks } from "../../kinds/webhook/live.ts";
import { readMap, readText } from "../../model/answered.ts";
import { problem } from "../../model/problem.ts";
import { plainId } from "../../model/project.ts";
import { failure, type Result, success } from "../../model/result.ts";
import { IncompleteRead } from "../incompleteRead.ts";

/** Throws an {@link IncompleteRead} if the list is incomplete. */
export async function readAllWebhooks(client: ReadClient, projectId: string): Promise<LiveWebhooks> {
  const listed = await readCompleteList(
    () => client.webhooks(plainId(projectId)),
    (element) => readText(readMap(element)?.webhook_id),
  );
  if (!listed) throw new IncompleteRead();
  return readWebhooks(listed);
}

/** The same for a plan: an incomplete list is a problem. */
export async function observeWebhooks(client: ReadClient, projectId: string): Promise<Result<LiveWebhooks>> {
  try {
    return success(await readAllWebhooks(client, projectId));
  } catch (error) {
    if (!(error instanceof IncompleteRead)) throw error;
    const message =
      "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.";
    return failure(problem("incomplete-live", message, { reach: "project" }));
  }
}
