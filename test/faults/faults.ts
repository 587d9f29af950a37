/** Faults that several tests use. */

import { translate } from "../../src/sandbox/keys/write.ts";
import type { SandboxResponse as Answer } from "../../src/sandbox/response.ts";
import { EDITOR } from "../sandboxFaults/editor.ts";
import type { Fault } from "../sandboxFaults/fault.ts";
import { onKeys } from "../sandboxFaults/shown.ts";

export const htmlAnswer = (status: number): Answer => ({ status, body: { html: "<html>no</html>" } });
export const errorResponse = (status: number, message: string): Answer => ({
  status,
  body: { json: { error: { message, code: status } } },
});

/** Replaces the responses to so many requests of one operation, before anything is done. */
export function responseBefore(operation: string, answer: Answer | "cut", times = 999): Fault {
  return {
    beforeOperation: (request) => (request.operation === operation && times-- > 0 ? answer : undefined),
  };
}

/** Another person writes texts of the first key just before a request of one operation; `nth` counts from 1. */
export function editBefore(operation: string, nth: number, texts: Readonly<Record<string, string>>): Fault {
  let count = 0;
  return {
    meanwhile: (request, live) => {
      const [key] = live.project.keys.all();
      if (request.operation !== operation || ++count !== nth || !key) return false;
      const rows = Object.entries(texts).map(([language_iso, text]) => ({
        language_iso,
        translation: key.is_plural ? JSON.parse(text) : text,
      }));
      translate(key, rows, { ...live, access: { rights: "read-write", user: EDITOR } });
      return true;
    },
  };
}

/** The same, after everything is done. */
export function responseAfter(operation: string, answer: Answer | "cut", times = 999): Fault {
  return { onResponse: (request) => (request.operation === operation && times-- > 0 ? answer : undefined) };
}

/** Answers that do not mention the keys at these positions, which were written or not. */
export function omitKeys(operation: string, how: "unwritten" | "unmentioned", ...positions: number[]): Fault {
  return {
    writeKey: (request, _sent, position) =>
      request.operation === operation && positions.includes(position) ? how : undefined,
  };
}

/** No list of keys can be read. */
export const unreadableKeys: Fault = responseBefore("keys", errorResponse(400, "Not now"));

/** Lists lack their first key, but have the right total. */
export const firstKeyMissing: Fault = {
  onResponse: onKeys((_request, page) => ({ ...page, rows: page.rows.slice(1) })),
};

/** The project says that it has so many keys, whatever its lists have. Undefined: it has no statistics. */
export function countedAs(keys_total: unknown): Fault {
  return changedAnswer("project", (project) => ({
    ...project,
    statistics: keys_total === undefined ? undefined : { keys_total },
  }));
}

/** Changes the body of the responses of an operation. */
export function changedAnswer(
  operation: string,
  change: (body: Record<string, unknown>) => Record<string, unknown>,
): Fault {
  return {
    onResponse: (request, answer) =>
      request.operation === operation && "json" in answer.body
        ? { ...answer, body: { json: change(answer.body.json as Record<string, unknown>) } }
        : undefined,
  };
}
