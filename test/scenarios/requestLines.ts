import type { RequestEntry } from "../../src/sandbox/sandbox.ts";

/** A request as the service saw it. */
export function requestLines({ method, path, status, body }: RequestEntry): string {
  const sent = body === undefined ? "" : `\n${JSON.stringify(body, null, 2)}`;
  return `${method} ${decodeURIComponent(path)} → ${status}${sent}\n`;
}
