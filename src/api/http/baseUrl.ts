import { ArgumentError } from "../errors/errors.ts";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The base URL that all paths are appended to, without a slash at the end, and its host with the port. The token is
 * sent over HTTPS only. Plain HTTP is allowed for a loopback address (127.0.0.0/8, ::1, localhost).
 * @throws ArgumentError for any other URL, or one with a user, a password, a query or a fragment
 */
export function readBaseUrl(text: string): { base: string; host: string; loopback: boolean } {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw new ArgumentError("baseUrl", "must be a URL.");
  if (url.username || url.password)
    throw new ArgumentError("baseUrl", "must not contain a user or a password.");
  if (url.search || url.hash) throw new ArgumentError("baseUrl", "must not have a query or a fragment.");
  const loopback = LOOPBACK.test(url.hostname);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && loopback)) {
    throw new ArgumentError(
      "baseUrl",
      "must begin with https://; plain http is allowed for loopback addresses only.",
    );
  }
  return { base: url.href.replace(/\/+$/, ""), host: url.host, loopback };
}
