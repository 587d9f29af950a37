/** A response of the API, before it is sent. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  json: unknown;
  /** The connection ends in the middle of the body. */
  torn?: true;
}

export const DOCS = "https://docs.github.com/rest";

/** A refusal in GitHub's shape. Since 2024, the body has the status as well, as a text. */
export function refusal(
  status: number,
  message: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Answer {
  return { status, headers, json: { message, ...more, documentation_url: DOCS, status: String(status) } };
}
