/** An answer of the API, before it goes over the wire. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  json: unknown;
  /** The connection ends in the middle of the body. */
  torn?: true;
}

export const DOCS = "https://docs.github.com/rest";

/** A refusal in GitHub's shape; since 2024 the status stands in the body too, as a text. */
export function refusal(
  status: number,
  message: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Answer {
  return { status, headers, json: { message, ...more, documentation_url: DOCS, status: String(status) } };
}
