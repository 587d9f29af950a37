/** Requests of `webhook-secret`: reads the secret of a webhook, or makes a new one. */

import type { Client } from "../api/client.ts";
import { RequestError } from "../api/errors.ts";
import { errorWords } from "../model/message.ts";
import { failure, type Problem, problem, success } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import { readList, readMap, readText } from "../model/response.ts";
import { nameless, type Secret } from "../model/secrets.ts";
import { isSameUrl, resolve, secretsOf, shortened, type Usable } from "../model/variables.ts";
import { readUrl } from "./url.ts";

type Hook = ReturnType<typeof asHook>;

/** The parts of a webhook that this command uses. A response may lack any of them. */
function asHook(element: unknown) {
  const { webhook_id, url, secret, branch, events } = readMap(element) ?? {};
  return {
    webhook_id: readText(webhook_id) ?? "",
    url: readText(url) ?? "",
    secret: readText(secret) || undefined,
    branch: readText(branch),
    events: readList(events, readText) ?? [],
  };
}

const NO_SECRET = problem(
  "unusable-response",
  "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.",
  { scope: "project" },
);

export interface SecretRequest {
  projectId: string;
  /** An id, or a URL as the project or the manifest has it. */
  which: string;
  /** Values for `${NAME}` in {@link which}. */
  usable: Usable;
  /** Whether the service makes a new secret first. The old one is then invalid. */
  rotate: boolean;
  /** Asked just before a new one is made: why it may not be, after all. */
  checkWrite(): Promise<Problem | undefined>;
  /** Called with every secret before any output can contain it. */
  onSecrets(secrets: readonly Secret[]): void;
}

export async function webhookSecret(client: Client, request: SecretRequest) {
  try {
    const webhooks: Hook[] = [];
    for await (const webhook of client.allWebhooks(plainId(request.projectId)))
      webhooks.push(asHook(webhook));
    request.onSecrets(webhooks.flatMap(({ secret }) => (secret === undefined ? [] : nameless(secret))));
    const { which: address, usable } = request;
    const declared = readUrl(address, usable);
    request.onSecrets(secretsOf(declared.variables));
    const live = declared.issues.length > 0 ? address : resolve(address, declared.variables);
    const matches = webhooks.filter(
      ({ webhook_id, url }) => webhook_id === address || isSameUrl(url, address) || isSameUrl(url, live),
    );
    const [webhook, ...otherHooks] = matches;
    if (!webhook) return failure(unknown(webhooks));
    if (otherHooks.length > 0) return failure(several(matches));
    const { webhook_id: webhookId, secret } = webhook;
    if (!request.rotate)
      return secret === undefined ? failure(NO_SECRET) : success({ webhookId, secret, rotated: false });
    const refusal = await request.checkWrite();
    if (refusal) return failure(refusal);
    const fresh = await rotated(client, plainId(request.projectId), webhook);
    request.onSecrets([nameless(fresh)]);
    return success({ webhookId, secret: fresh, rotated: true });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return failure(problem("api-error", errorWords(error), { scope: "project" }));
  }
}

/** If the response is lost, the new secret is read. A second request would make the first new secret invalid. */
async function rotated(client: Client, projectId: string, { webhook_id, secret }: Hook): Promise<string> {
  try {
    return (await client.regenerateWebhookSecret(projectId, webhook_id)).secret;
  } catch (error) {
    if (!(error instanceof RequestError) || !error.mayHaveHappened) throw error;
    const hook = asHook(await client.webhook(projectId, webhook_id));
    if (hook.secret === undefined || secret === undefined || hook.secret === secret) throw error;
    return hook.secret;
  }
}

function unknown(webhooks: readonly Hook[]): Problem {
  const hookList = webhooks.map(({ webhook_id, url }) => `${webhook_id} (${shortened(url)})`).join(", ");
  const there = webhooks.length > 0 ? `The project has: ${hookList}.` : "The project has no webhooks.";
  const message = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${there}`;
  return problem("stale-id", message, { scope: "project" });
}

function several(webhooks: readonly Hook[]): Problem {
  const ids = webhooks.map(
    ({ webhook_id, branch, events }) => `${webhook_id} (${[branch ?? "all branches", ...events].join(", ")})`,
  );
  const message = `${webhooks.length} webhooks have this URL. Give the id of one of them: ${ids.join("; ")}.`;
  return problem("ambiguous-webhook", message, { scope: "project" });
}
