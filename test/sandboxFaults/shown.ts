import type { Page } from "../../src/sandbox/response.ts";
import type { WireKey, WireWebhook } from "../../src/wire/key.ts";
import type { Fault, FaultRequest } from "./fault.ts";

/** What a response shows instead. The stored data do not change. */

type OnAnswer = NonNullable<Fault["onResponse"]>;

/** Changes a copy of the body of each JSON response. */
export function onBody(change: (request: FaultRequest, body: unknown) => unknown): OnAnswer {
  return (request, answer) => {
    if (!("json" in answer.body)) return undefined;
    return { ...answer, body: { json: change(request, structuredClone(answer.body.json)) } };
  };
}

type Change<T> = (request: FaultRequest, page: Page<T>) => Page<T>;

/** Changes a copy of each page of keys. The headers have the true totals. */
export function onKeys(change: Change<WireKey>): OnAnswer {
  return onPage("keys", change);
}

/** The same for webhooks. */
export function onWebhooks(change: Change<WireWebhook>): OnAnswer {
  return onPage("webhooks", change);
}

function onPage<T>(list: "keys" | "webhooks", change: Change<T>): OnAnswer {
  return (request, answer) => {
    if (request.operation !== list || !("json" in answer.body)) return undefined;
    const body = structuredClone(answer.body.json) as Record<string, T[]>;
    const { rows, headers } = change(request, { rows: body[list] ?? [], headers: answer.headers ?? {} });
    return { ...answer, headers, body: { json: { ...body, [list]: rows } } };
  };
}
