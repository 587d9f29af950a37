/** The system errors that make `fetch` fail, and what each one means. */

/** A new error with only the message and the system's code, because fetch's own error may contain the request. */
export type Cause = Error & { code?: string };

/** Unwraps fetch's error. An attempt that tried several addresses has one cause for each. */
export function rootCauses(thrown: unknown): Error[] {
  if (!(thrown instanceof Error)) return [];
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return thrown.errors.flatMap(rootCauses);
  return thrown.cause instanceof Error ? rootCauses(thrown.cause) : [thrown];
}

function codeOf(cause: Error): string {
  return "code" in cause && typeof cause.code === "string" ? cause.code : "";
}

/** DNS lookup, connecting and the check of the certificate happen before the first byte of a request is sent. */
export function isBeforeSending(cause: Error): boolean {
  const call = "syscall" in cause ? cause.syscall : "";
  return call === "getaddrinfo" || call === "connect" || isSlowConnect(cause) || isHopeless(cause);
}

/** Node's fetch stops connecting after 10 s. */
export function isSlowConnect(cause: Error): boolean {
  return codeOf(cause) === "UND_ERR_CONNECT_TIMEOUT";
}

/** The host name does not exist. A temporary failure of the lookup has another code. */
export function isUnknownHost(cause: Error): boolean {
  return codeOf(cause) === "ENOTFOUND";
}

/** No attempt can succeed: the certificate is not trusted, or no connection can be made to such an address. */
export function isHopeless(cause: Error): boolean {
  return isUntrusted(cause) || isRefusedPort(cause) || IMPOSSIBLE.test(codeOf(cause));
}

/** A server without TLS, an address of a family that this machine does not have, or that is not valid. */
const IMPOSSIBLE =
  /^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/;

/** fetch never connects to some ports, such as 25, that other protocols use. Its error has no code. */
export function isRefusedPort(cause: Error): boolean {
  return codeOf(cause) === "" && cause.message === "bad port";
}

/** No server listens on this address. */
export function isRefusedConnection(cause: Error): boolean {
  return codeOf(cause) === "ECONNREFUSED";
}

/** The server's certificate is not trusted. */
export function isUntrusted(cause: Error): boolean {
  return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(codeOf(cause));
}

export function plainCause(cause: Error | undefined): Cause {
  const plain: Cause = new Error(cause?.message || "fetch failed");
  const code = cause ? codeOf(cause) : "";
  if (code) plain.code = code;
  return plain;
}
