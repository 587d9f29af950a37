/** The only GraphQL query that works with every kind of token: who am I? */
import { type Answer, refusal } from "./answer.ts";
import type { Token } from "./endpoints.ts";

const QUERY = "query { viewer { login } }";

export function answerQuery(method: string, json: unknown, { login }: Token): Answer {
  if (method !== "POST") return refusal(404, "Not Found");
  const asked = typeof json === "object" && json !== null && "query" in json ? json.query : undefined;
  if (asked === QUERY) return { status: 200, headers: {}, json: { data: { viewer: { login } } } };
  const message = `This fake answers only ${QUERY}, not ${JSON.stringify(asked)}.`;
  // GraphQL refuses with the status 200.
  return { status: 200, headers: {}, json: { errors: [{ type: "undefinedField", message }] } };
}
