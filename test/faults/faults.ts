/** Faults that several tests use. */
import type { Answer, Fault } from "../../src/sandbox/sandbox.ts";

export const htmlAnswer = (status: number): Answer => ({ status, body: { html: "<html>no</html>" } });
export const errorAnswer = (status: number, message: string): Answer => ({
  status,
  body: { json: { error: { message, code: status } } },
});

/** Replaces the answers to so many requests of one operation, before anything is done. */
export function answerBefore(operation: string, answer: Answer | "cut", times = 999): Fault {
  return {
    beforeOperation: (request) => (request.operation === operation && times-- > 0 ? answer : undefined),
  };
}

/** The same, after everything is done. */
export function answerAfter(operation: string, answer: Answer | "cut", times = 999): Fault {
  return { onAnswer: (request) => (request.operation === operation && times-- > 0 ? answer : undefined) };
}

/** Answers that do not mention the keys at these positions, which were written or not. */
export function omitKeys(operation: string, how: "unwritten" | "unmentioned", ...positions: number[]): Fault {
  return {
    omitKey: (request, position) =>
      request.operation === operation && positions.includes(position) ? how : undefined,
  };
}

/** No list of keys can be read. */
export const unreadableKeys: Fault = answerBefore("keys", errorAnswer(400, "Not now"));

/** Lists lack their first key, but have the right total. */
export const firstKeyMissing: Fault = {
  showKeys: (_request, page) => ({ ...page, rows: page.rows.slice(1) }),
};

/** The project says that it has so many keys, whatever its lists have. Undefined: it has no statistics. */
export function countedAs(keys_total: unknown): Fault {
  return changedAnswer("project", (project) => ({
    ...project,
    statistics: keys_total === undefined ? undefined : { keys_total },
  }));
}

/** Changes the body of the answers of an operation. */
export function changedAnswer(
  operation: string,
  change: (body: Record<string, unknown>) => Record<string, unknown>,
): Fault {
  return {
    onAnswer: (request, answer) =>
      request.operation === operation && "json" in answer.body
        ? { ...answer, body: { json: change(answer.body.json as Record<string, unknown>) } }
        : undefined,
  };
}
