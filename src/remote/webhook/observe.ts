/** Reads all webhooks of a project; a problem if the list may be incomplete. */

import { readCompleteList } from "../../api/client/completeList.ts";
import type { ReadClient } from "../../api/client/readClient.ts";
import { type LiveWebhooks, readWebhooks } from "../../kinds/webhook/live.ts";
import { readMap, readText } from "../../model/answered.ts";
import { problem } from "../../model/problem.ts";
import { plainId } from "../../model/project.ts";
import { failure, type Result, success } from "../../model/result.ts";

export async function observeWebhooks(client: ReadClient, projectId: string): Promise<Result<LiveWebhooks>> {
  const answered = await readCompleteList(
    () => client.webhooks(plainId(projectId)),
    (element) => readText(readMap(element)?.webhook_id),
  );
  if (!answered) {
    const message =
      "The service's list of webhooks was incomplete in two attempts: the number of listed webhooks differs from its total. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.";
    return failure(problem("incomplete-live", message, { reach: "project" }));
  }
  return success(readWebhooks(answered));
}
