import { expect, it } from "vitest";
import { isBeforeSending, plainCause, rootCauses } from "../../../src/api/errors.ts";

const failed = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall });
const wrapped = (cause: Error) => new TypeError("fetch failed", { cause });

it.each([
  ["refused", wrapped(failed("ECONNREFUSED", "connect")), true],
  [
    "refused on both addresses",
    wrapped(new AggregateError([failed("ECONNREFUSED", "connect"), failed("ENETUNREACH", "connect")])),
    true,
  ],
  ["unresolved", wrapped(failed("ENOTFOUND", "getaddrinfo")), true],
  ["no connection in time", wrapped(failed("UND_ERR_CONNECT_TIMEOUT")), true],
  ["a bad certificate", wrapped(failed("DEPTH_ZERO_SELF_SIGNED_CERT")), true],
  ["an alert after the handshake", wrapped(failed("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED")), false],
  ["reset while reading", wrapped(failed("ECONNRESET", "read")), false],
  ["closed", wrapped(failed("UND_ERR_SOCKET")), false],
  [
    "one address refused, the other reset",
    wrapped(new AggregateError([failed("ECONNREFUSED", "connect"), failed("ECONNRESET", "read")])),
    false,
  ],
  ["something else", new TypeError("fetch failed"), false],
])("%s: before sending %s", (_, thrown, before) => {
  expect(rootCauses(thrown).every(isBeforeSending)).toBe(before);
});

it("a cause has only a message and a code", () => {
  const cause = plainCause(Object.assign(failed("UND_ERR_SOCKET"), { socket: { bytes: "secret" } }));
  expect({ ...cause, message: cause.message }).toEqual({ code: "UND_ERR_SOCKET", message: "UND_ERR_SOCKET" });
  expect(rootCauses("thrown")).toEqual([]);
  expect(plainCause(undefined).message).toBe("fetch failed");
});
