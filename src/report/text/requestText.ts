/** Requests, and long waits between them, as lines of a terminal or a log. */
import { oneLine } from "../words/safeText.ts";

/** One request, as `--verbose` and the debug mode of a workflow show it. */
export function responseText({ method, path, status, ms, attempt }: Response): string {
  const again = attempt > 1 ? `, attempt ${attempt}` : "";
  return `${method} ${oneLine(path)} → ${status ?? "no answer"} in ${Math.round(ms)} ms${again}`;
}

/** Lines about long waits. If many requests wait at the same time, there is one line. */
export function waitText(now: () => number): (seen: WaitEvent) => string[] {
  let until = 0;
  return ({ method, path, ms, reason }) => {
    const end = now() + ms;
    if (end < until + 1_000) return [];
    until = end;
    const seconds = Math.round(ms / 1_000);
    return [`Waiting ${seconds} s before ${method} ${oneLine(path)} is sent again: ${reason}.`];
  };
}

type WaitEvent = Pick<Response, "method" | "path" | "ms"> & { reason: string };

interface Response {
  method: string;
  path: string;
  /** Undefined if there was no answer. */
  status?: number | undefined;
  ms: number;
  attempt: number;
}
