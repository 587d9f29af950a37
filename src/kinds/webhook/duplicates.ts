/** Webhooks that are declared twice, in one manifest or in several of a project. */
import { canonical } from "../../model/json.ts";
import { type Problem, ProblemList } from "../../model/problem.ts";
import { withPlainHost } from "../../model/variables.ts";
import { declaredTwice } from "../declaredTwice.ts";
import type { DeclaredWebhook } from "./traits.ts";

/** Webhooks may share a URL, but with the same events the service would call that URL twice for each event. */
export function duplicateWebhooks(webhooks: readonly DeclaredWebhook[]): Problem[] {
  const seen = new Map<string, DeclaredWebhook>();
  const problems = new ProblemList();
  for (const webhook of webhooks) {
    const { url, branch, events = [], webhook_id } = webhook.values;
    const same = webhook_id ?? canonical([withPlainHost(url), branch, [...events].sort()]);
    const first = seen.get(same);
    seen.set(same, first ?? webhook);
    if (!first || problems.countMore(webhook.file.path)) continue;
    const thing =
      webhook_id === undefined
        ? `Webhook ${withPlainHost(url)} with the same events`
        : `webhook_id ${webhook_id}`;
    const field = webhook_id === undefined ? "url" : "webhook_id";
    problems.add(declaredTwice("duplicate-webhook", thing, { second: webhook, first, field }));
  }
  return problems.problems;
}
