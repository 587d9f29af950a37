/** Faults that several tests use. */
import type { Answer, Fault } from "../../src/sandbox/sandbox.ts";

export const html = (status: number): Answer => ({ status, body: { html: "<html>no</html>" } });
export const said = (status: number, message: string): Answer => ({
  status,
  body: { json: { error: { message, code: status } } },
});

/** Replaces the answers to so many requests of one operation, before anything is done. */
export function beforehand(operation: string, ending: Answer | "cut", times = 999): Fault {
  return {
    beforeOperation: (request) => (request.operation === operation && times-- > 0 ? ending : undefined),
  };
}

/** The same, after everything is done. */
export function afterwards(operation: string, ending: Answer | "cut", times = 999): Fault {
  return { onAnswer: (request) => (request.operation === operation && times-- > 0 ? ending : undefined) };
}

/** Answers that do not mention the keys at these positions, which were written or not. */
export function overlooks(
  operation: string,
  how: "unwritten" | "unmentioned",
  ...positions: number[]
): Fault {
  return {
    omitKey: (request, position) =>
      request.operation === operation && positions.includes(position) ? how : undefined,
  };
}

/** No list of keys can be read. */
export const deaf: Fault = beforehand("keys", said(400, "Not now"));

/** Lists lack their first key, but have the right total. */
export const short: Fault = { showKeys: (_request, page) => ({ ...page, rows: page.rows.slice(1) }) };
