/** Makes the table of retries in docs/client.md from src/api/http/retry.ts. */
import type { Attempt, Method } from "../../../../src/api/errors.ts";
import { MAX_ATTEMPTS, mayHaveHappened, retryWait } from "../../../../src/api/http/retry.ts";
import { operations } from "../../../../src/api/operations.ts";

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

/** The rows of the table, each with the attempts that it describes. */
const CASES: readonly [what: string, attempts: Attempt[]][] = [
  ["429, or 423", answered(429, 423)],
  ["the host does not exist", unanswered("network", true, "ENOTFOUND")],
  [
    "no connection: refused, unreachable, too slow, or the name could not be looked up",
    [
      ...unanswered("network", true, "ECONNREFUSED", "ENETUNREACH", "EAI_AGAIN"),
      ...unanswered("timeout", true, "UND_ERR_CONNECT_TIMEOUT", "ABORT_ERR"),
    ],
  ],
  [
    "no connection is possible: a certificate that is not trusted, no TLS, or a wrong address",
    unanswered(
      "network",
      true,
      "CERT_HAS_EXPIRED",
      "DEPTH_ZERO_SELF_SIGNED_CERT",
      "ERR_SSL_WRONG_VERSION_NUMBER",
      "EINVAL",
    ),
  ],
  [
    "the connection was lost, there was no complete response in time, 408, or any 5xx",
    [
      ...unanswered("network", false, "ECONNRESET", "UND_ERR_SOCKET"),
      ...unanswered("timeout", false, "ABORT_ERR"),
      ...answered(408, 500, 502, 503, 504, 520),
    ],
  ],
  ["any other 4xx", answered(400, 401, 403, 404, 405, 406, 409, 413, 414)],
  ["a redirect", answered(301, 302, 303, 307, 308)],
  ["your signal was aborted while the request was running", unanswered("aborted", false, "ABORT_ERR")],
];

const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const WAITS = { everyone: "all requests wait", alone: "only this request waits" };

/** @throws Error if attempts of the same row differ */
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
  return names.length === 0 ? "yes" : `yes, except ${names.join(", ")}`;
}

function often([method]: readonly Method[], attempt: Attempt): string {
  if (!method) return "";
  let sent = 1;
  while (retryWait({ method }, attempt, sent)) sent++;
  return sent === MAX_ATTEMPTS ? "" : `; ${sent} times in total`;
}

export function retryTable(): string {
  const head = "| what happened | sent again | who waits | may have been carried out |\n|---|---|---|---|";
  return [head, ...CASES.map(row)].join("\n");
}
