/** What is behind a `fetch` that failed. */

/** A new error that holds a message and the system's code only: what hangs on fetch's own may hold the exchange. */
export type Cause = Error & { code?: string };

/** fetch wraps what happened, and an attempt at several addresses bundles it. */
export function rootCauses(thrown: unknown): Error[] {
  if (!(thrown instanceof Error)) return [];
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return thrown.errors.flatMap(rootCauses);
  return thrown.cause instanceof Error ? rootCauses(thrown.cause) : [thrown];
}

function codeOf(cause: Error): string {
  return "code" in cause && typeof cause.code === "string" ? cause.code : "";
}

/** Looking the name up, connecting and checking the certificate come before the first byte of a request. */
export function isBeforeSending(cause: Error): boolean {
  const call = "syscall" in cause ? cause.syscall : "";
  return call === "getaddrinfo" || call === "connect" || isSlowConnect(cause) || isUntrusted(cause);
}

/** Node's fetch gives a connection 10 s by itself. */
export function isSlowConnect(cause: Error): boolean {
  return codeOf(cause) === "UND_ERR_CONNECT_TIMEOUT";
}

/** The host's name stands for nothing. A lookup that only failed for now has another code. */
export function isUnknownHost(cause: Error): boolean {
  return codeOf(cause) === "ENOTFOUND";
}

/** Nothing listens there. */
export function isRefusedConnection(cause: Error): boolean {
  return codeOf(cause) === "ECONNREFUSED";
}

/** The server's certificate was not accepted. */
export function isUntrusted(cause: Error): boolean {
  return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(codeOf(cause));
}

export function plainCause(cause: Error | undefined): Cause {
  const plain: Cause = new Error(cause?.message || "fetch failed");
  const code = cause ? codeOf(cause) : "";
  if (code) plain.code = code;
  return plain;
}
