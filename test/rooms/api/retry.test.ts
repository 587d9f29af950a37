import { expect, it } from "vitest";
import type { Attempt, Method } from "../../../src/api/errors.ts";
import {
  MAX_ATTEMPTS,
  MAX_REQUEST_MS,
  maxDuration,
  mayHaveHappened,
  readRetryAfter,
  retryWait,
} from "../../../src/api/http/retry.ts";

const METHODS: Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const answered = (status: number): Attempt => ({
  kind: "answered",
  status,
  headers: new Headers(),
  body: "",
});
const unanswered = (
  why: "network" | "timeout" | "aborted",
  unsent = false,
  code = "ECONNRESET",
): Attempt => ({
  kind: "unanswered",
  why,
  unsent,
  cause: Object.assign(new Error("broken"), { code }),
});

const ALL = "GET POST PUT PATCH DELETE";
const SAFE = "GET PUT DELETE";

it.each<[name: string, attempt: Attempt, again: string, wait: "everyone" | "alone", happened: boolean]>([
  ["400", answered(400), "", "alone", false],
  ["401", answered(401), "", "alone", false],
  ["404", answered(404), "", "alone", false],
  ["408", answered(408), SAFE, "alone", true],
  ["413", answered(413), "", "alone", false],
  ["423", answered(423), ALL, "everyone", false],
  ["429", answered(429), ALL, "everyone", false],
  ["302", answered(302), "", "alone", true],
  ["500", answered(500), SAFE, "alone", true],
  ["502", answered(502), SAFE, "alone", true],
  ["503", answered(503), SAFE, "alone", true],
  ["504", answered(504), SAFE, "alone", true],
  ["cut", unanswered("network"), SAFE, "alone", true],
  ["refused", unanswered("network", true, "ECONNREFUSED"), ALL, "alone", false],
  ["no connection in time", unanswered("timeout", true, "UND_ERR_CONNECT_TIMEOUT"), ALL, "alone", false],
  ["no such host", unanswered("network", true, "ENOTFOUND"), ALL, "alone", false],
  ["a lookup that failed for now", unanswered("network", true, "EAI_AGAIN"), ALL, "alone", false],
  ["too slow", unanswered("timeout"), SAFE, "alone", true],
  ["aborted", unanswered("aborted"), "", "alone", true],
  ["aborted while connecting", unanswered("aborted", true), "", "alone", false],
  ["a bad certificate", unanswered("network", true, "CERT_HAS_EXPIRED"), "", "alone", false],
  ["a server without TLS", unanswered("network", true, "ERR_SSL_WRONG_VERSION_NUMBER"), "", "alone", false],
])("%s", (_, attempt, again, wait, happened) => {
  const retried = METHODS.filter((method) => retryWait({ method }, attempt, 1) !== undefined);
  expect(retried.join(" ")).toBe(again);
  for (const method of retried) expect(retryWait({ method }, attempt, 1)).toBe(wait);
  expect(mayHaveHappened(attempt)).toBe(happened);
});

it.each<[string, Attempt, number, number]>([
  ["refused", unanswered("network", true, "ECONNREFUSED"), 2_000, 15_000],
  ["a lookup that failed for now", unanswered("network", true, "EAI_AGAIN"), 2_000, 15_000],
  ["not reachable", unanswered("network", true, "ENETUNREACH"), 2_000, 15_000],
  ["no connection in time", unanswered("timeout", true), MAX_REQUEST_MS, MAX_REQUEST_MS],
  ["cut", unanswered("network"), MAX_REQUEST_MS, MAX_REQUEST_MS],
  ["429", answered(429), MAX_REQUEST_MS, MAX_REQUEST_MS],
])("%s: tried for %4$d ms elsewhere, and for %3$d ms on this machine", (_, attempt, here, elsewhere) => {
  expect([maxDuration(attempt, true), maxDuration(attempt, false)]).toEqual([here, elsewhere]);
});

it.each<[string, Attempt, boolean]>([
  ["cut", unanswered("network"), false],
  ["too slow", unanswered("timeout"), false],
  ["500", answered(500), false],
  ["429", answered(429), true],
  ["refused", unanswered("network", true, "ECONNREFUSED"), true],
])("a request marked `once` is sent again only if nothing was done: %s", (_, attempt, again) => {
  for (const method of ["PUT", "DELETE"] as const)
    expect(retryWait({ method, once: true }, attempt, 1) !== undefined).toBe(again);
});

it.each([
  ["no such host", unanswered("network", true, "ENOTFOUND"), 3],
  ["anything else", unanswered("network", true, "ECONNREFUSED"), MAX_ATTEMPTS],
])("%s: sent at most %3$d times", (_, attempt, most) => {
  expect(retryWait({ method: "GET" }, attempt, most - 1)).toBe("alone");
  expect(retryWait({ method: "GET" }, attempt, most)).toBeUndefined();
});

it.each([
  [null, undefined],
  ["", undefined],
  ["0", undefined],
  ["-5", undefined],
  ["soon", undefined],
  ["3", 3000],
  [" 1.5 ", 1500],
  ["Tue, 01 Jan 2030 00:00:10 GMT", 10_000],
  ["Mon, 31 Dec 2029 00:00:10 GMT", undefined],
])("Retry-After %j", (value, ms) => {
  expect(readRetryAfter(value, Date.UTC(2030, 0, 1))).toBe(ms);
});
