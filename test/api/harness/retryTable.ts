/** What src/api/http/retry.ts does, as the table that stands in the docs. */
import type { Method } from "../../../src/api/errors/errors.ts";
import { MAX_ATTEMPTS, mayHaveHappened, retryWait } from "../../../src/api/http/retry.ts";
import type { Attempt } from "../../../src/api/http/sendOnce.ts";
import { operations } from "../../../src/api/operations/operations.ts";

const answered = (...statuses: number[]): Attempt[] =>
  statuses.map((status) => ({ kind: "answered", status, headers: new Headers(), body: "" }));

function unanswered(why: "network" | "timeout" | "aborted", unsent: boolean, ...codes: string[]): Attempt[] {
  return codes.map((code) => ({
    kind: "unanswered",
    why,
    unsent,
    cause: Object.assign(new Error(code), { code }),
  }));
}

/** Each row with attempts that it speaks of. */
export const CASES: readonly [what: string, attempts: Attempt[]][] = [
  ["429, or 423", answered(429, 423)],
  ["there is no host of that name", unanswered("network", true, "ENOTFOUND")],
  [
    "no connection: refused, unreachable, not looked up for now, not made in time",
    [
      ...unanswered("network", true, "ECONNREFUSED", "ENETUNREACH", "EAI_AGAIN"),
      ...unanswered("timeout", true, "UND_ERR_CONNECT_TIMEOUT", "ABORT_ERR"),
    ],
  ],
  [
    "the server's certificate is not accepted",
    unanswered("network", true, "CERT_HAS_EXPIRED", "DEPTH_ZERO_SELF_SIGNED_CERT"),
  ],
  [
    "the connection broke off, before or within the answer",
    unanswered("network", false, "ECONNRESET", "UND_ERR_SOCKET"),
  ],
  ["no whole answer in time", unanswered("timeout", false, "ABORT_ERR")],
  ["500, 502, 503, 504 and the like", answered(500, 502, 503, 504, 520)],
  ["408", answered(408)],
  ["any other 4xx", answered(400, 401, 403, 404, 405, 406, 409, 413, 414)],
  ["a redirect", answered(301, 302, 303, 307, 308)],
  ["your signal, while the request was under way", unanswered("aborted", false, "ABORT_ERR")],
];

const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const WAITS = { everyone: "everybody waits", alone: "it waits by itself" };

/** @throws Error where attempts of one row are not treated alike */
function row([what, attempts]: (typeof CASES)[number]): string {
  const cells = attempts.map((attempt) => {
    const again = METHODS.filter((method) => retryWait({ method }, attempt, 1));
    const [first] = again;
    const wait = first && retryWait({ method: first }, attempt, 1);
    const happened = mayHaveHappened(attempt) ? "yes" : "no";
    return `| ${what} | ${sentAgain(again, attempt)}${often(again, attempt)} | ${wait ? WAITS[wait] : ""} | ${happened} |`;
  });
  const [cell = "", ...others] = new Set(cells);
  if (others.length > 0) throw new Error(`${what} is more than one case: ${[cell, ...others].join("\n")}`);
  return cell;
}

function sentAgain(methods: readonly Method[], attempt: Attempt): string {
  if (methods.length === 0) return "no";
  const left = Object.entries(operations).filter(([, operation]) => !retryWait(operation, attempt, 1));
  const names = left.map(([name]) => `\`${name}\``);
  return names.length === 0 ? "yes" : `yes, but for ${names.join(", ")}`;
}

function often([method]: readonly Method[], attempt: Attempt): string {
  if (!method) return "";
  let sent = 1;
  while (retryWait({ method }, attempt, sent)) sent++;
  return sent === MAX_ATTEMPTS ? "" : `; ${sent} times in all`;
}

export function retryTable(): string {
  const head = "| | sent again | how it waits | may have happened |\n|---|---|---|---|";
  return [head, ...CASES.map(row)].join("\n");
}
