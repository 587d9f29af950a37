import { hexDigest } from "../../src/sandbox/ids.ts";
import type { Page } from "../../src/sandbox/response.ts";
import { isJsonObject } from "../../src/wire/json.ts";
import type { WireWebhook } from "../../src/wire/key.ts";
import type { Fault } from "./fault.ts";
import type { FaultRandom } from "./random.ts";
import { onBody, onWebhooks } from "./shown.ts";

/** Faults of webhook lists. */

const RATE = 0.2;
/** The number of lists that do not show a new webhook yet. */
const STALE_LISTS = 2;

export const WEBHOOK_FAULTS = {
  "short-webhooks": {
    rate: RATE,
    make: (random: FaultRandom): Fault => ({
      onResponse: onWebhooks((request, page) =>
        random.hits(request)
          ? { ...page, rows: page.rows.toSpliced(random.below(page.rows.length, request), 1) }
          : page,
      ),
    }),
  },
  "stale-webhooks": { rate: RATE, make: staleLists },
  "webhook-added": {
    rate: RATE,
    make: (random: FaultRandom): Fault => ({
      meanwhile: (request, { mainProject }) => {
        const page = Number(new URLSearchParams(request.path.split("?")[1]).get("page") ?? 1);
        if (request.operation !== "webhooks" || page < 2 || !random.hits(request)) return false;
        const all = [...mainProject.webhooks];
        const added = someWebhook(all.length);
        mainProject.webhooks.clear();
        for (const [id, webhook] of [[added.webhook_id, added] as const, ...all])
          mainProject.webhooks.set(id, webhook);
        return true;
      },
    }),
  },
};

/** The first lists after its creation do not show or count a new webhook. */
function staleLists(random: FaultRandom): Fault {
  const hidden = new Map<string, number>();
  const noted = onBody((request, body) => {
    const webhook = request.operation === "createWebhook" && isJsonObject(body) ? body.webhook : undefined;
    if (isJsonObject(webhook) && random.hits(request)) hidden.set(String(webhook.webhook_id), STALE_LISTS);
    return body;
  });
  const listed = onWebhooks((_, page) => {
    const rows = page.rows.filter(({ webhook_id }) => {
      const lists = hidden.get(webhook_id) ?? 0;
      hidden.set(webhook_id, lists - 1);
      return lists <= 0;
    });
    return withTotal({ ...page, rows }, rows.length - page.rows.length);
  });
  return {
    onResponse: (request, answer) => (request.operation === "webhooks" ? listed : noted)(request, answer),
  };
}

function withTotal(page: Page<WireWebhook>, more: number): Page<WireWebhook> {
  const TOTAL = "X-Pagination-Total-Count";
  return { ...page, headers: { ...page.headers, [TOTAL]: String(Number(page.headers[TOTAL]) + more) } };
}

export function someWebhook(number: number): WireWebhook {
  return {
    webhook_id: hexDigest(`added webhook ${number}`),
    url: `https://elsewhere.example.com/${number}`,
    branch: null,
    secret: hexDigest(`added secret ${number}`),
    events: ["project.imported"],
    event_lang_map: [],
  };
}
