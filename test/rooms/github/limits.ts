/** The maximum length of a text, 65,536 characters. GitHub has two messages for a longer one. */
import { type Answer, refusal } from "./answer.ts";
import type { Endpoint } from "./endpoints.ts";

const LONGEST = 65_536;
export const TOO_LONG = {
  Issue: {
    resource: "Issue",
    code: "custom",
    field: "body",
    message: `body is too long (maximum is ${LONGEST} characters)`,
  },
  IssueComment: {
    resource: "IssueComment",
    code: "unprocessable",
    field: "data",
    message: `Body is too long (maximum is ${LONGEST} characters)`,
  },
} as const;

export function tooLong({ writes }: Endpoint, json: unknown): Answer | undefined {
  if (!writes || !isSaid(json) || [...json.body].length <= LONGEST) return undefined;
  return refusal(422, "Validation Failed", { errors: [TOO_LONG[writes]] });
}

function isSaid(json: unknown): json is { body: string } {
  return typeof json === "object" && json !== null && "body" in json && typeof json.body === "string";
}
