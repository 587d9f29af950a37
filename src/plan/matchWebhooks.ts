/**
 * Which live webhook each declared one is. A URL is no identity, so: by webhook_id if given, then by equal URL and branch,
 * most events in common first, then by the URL at which it was. Same inputs, same matching.
 */
import { placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import { looksLike, resolve, type Variables, withPlainHost } from "../model/variables.ts";
import type { DeclaredWebhook } from "../model/webhook/kind.ts";
import type { WireWebhook } from "../wire/webhook.ts";
import type { Match, Matching } from "./match.ts";

export function matchWebhooks(
  declared: readonly DeclaredWebhook[],
  live: readonly WireWebhook[],
  variables: Variables,
): Matching<DeclaredWebhook, WireWebhook> {
  const found = new Map<DeclaredWebhook, Match<DeclaredWebhook, WireWebhook>>();
  const refused = new Map<DeclaredWebhook, Problem>();
  const remarks: Problem[] = [];
  const free = new Set(live);
  const take = (webhook: DeclaredWebhook, one: WireWebhook, renamedFrom?: string) => {
    found.set(webhook, { declared: webhook, live: one, ...(renamedFrom !== undefined && { renamedFrom }) });
    free.delete(one);
  };
  const open = () => declared.filter((webhook) => !found.has(webhook) && !refused.has(webhook));

  for (const webhook of declared) {
    const { webhook_id } = webhook.values;
    if (webhook_id === undefined) continue;
    const one = [...free].find((candidate) => candidate.webhook_id === webhook_id);
    if (one) take(webhook, one);
    else
      remarks.push({
        ...told(
          "stale-id",
          webhook,
          "webhook_id",
          `The project has no webhook ${webhook_id}, so it is looked for by its URL. Remove or correct webhook_id.`,
        ),
        severity: "warning",
      });
  }
  for (const { webhook, one } of byUrl(open(), [...free], variables)) {
    if (!found.has(webhook) && free.has(one)) take(webhook, one);
  }
  for (const webhook of open()) {
    const { previously } = webhook.values;
    if (previously === undefined) continue;
    const there = resolve(previously, variables);
    const moved = [...free].filter((one) => one.url === there);
    const [first] = moved;
    if (moved.length > 1)
      refused.set(
        webhook,
        told(
          "ambiguous-webhook",
          webhook,
          "previously",
          `${moved.length} live webhooks are at this former URL (ids ${moved.map(({ webhook_id }) => webhook_id).join(", ")}). Say which one with webhook_id.`,
        ),
      );
    else if (first) take(webhook, first, withPlainHost(previously));
  }
  for (const webhook of open()) {
    const twin = [...free].find((one) => looksLike(webhook.values.url, one.url));
    if (!twin) continue;
    free.delete(twin);
    refused.set(
      webhook,
      told(
        "lookalike-webhook",
        webhook,
        "url",
        `Live webhook ${twin.webhook_id} has this URL with another value in the place of a variable. If it is this one, say webhook_id: ${twin.webhook_id}; if the variable is wrong, correct it; if it is another webhook, declare that one too.`,
      ),
    );
  }
  return {
    kind: "webhook",
    matches: declared
      .filter((webhook) => !refused.has(webhook))
      .map((webhook) => found.get(webhook) ?? { declared: webhook }),
    refused: [...refused].map(([webhook, why]) => ({ declared: webhook, problem: why })),
    remarks,
    unmanaged: [...free],
    namesakes: new Set(),
  };
}

/**
 * All pairs of equal URL and branch, those that need the least change first: most events in common, then fewest that only
 * one has, then the order of the manifest, and of ids. An entry that says no events would fit any of them, so it chooses
 * last.
 */
function byUrl(declared: readonly DeclaredWebhook[], live: readonly WireWebhook[], variables: Variables) {
  const byId = live.toSorted((a, b) => (a.webhook_id < b.webhook_id ? -1 : 1));
  const pairs = declared.flatMap((webhook) => {
    const url = resolve(webhook.values.url, variables);
    return byId
      .filter((one) => one.url === url && one.branch === webhook.values.branch)
      .map((one) => ({ webhook, one, ...likeness(webhook, one) }));
  });
  return pairs.sort((a, b) => Number(a.open) - Number(b.open) || b.common - a.common || a.either - b.either);
}

/** How many events both have, and how many there are in all. */
function likeness({ values }: DeclaredWebhook, { events: live }: WireWebhook) {
  const events = new Set(values.events ?? live);
  return {
    open: values.events === undefined,
    common: live.filter((event) => events.has(event)).length,
    either: new Set([...events, ...live]).size,
  };
}

function told(code: ProblemCode, webhook: DeclaredWebhook, field: string, message: string): Problem {
  return problem(code, message, { place: placeAt(webhook.file, webhook.spot, [field]), reach: "change" });
}
