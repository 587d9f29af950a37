import type { ErrorAnswer } from "./errors.ts";

/** Of a body that is not the service's own JSON, this many characters are quoted at most. */
const QUOTED = 200;

type Open = Readonly<Record<string, unknown>>;

function isMap(value: unknown): value is Open {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** A page of the web server in front speaks by its title; other text by its beginning. */
function quote(body: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(body.slice(0, 5000))?.[1];
  if (title === undefined && /^\s*[<{[]/.test(body)) return "";
  const line = (title ?? body.slice(0, 5 * QUOTED)).replace(/\s+/g, " ").trim();
  return line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line;
}

const asText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
const asCode = (value: unknown): number | undefined =>
  value !== "" && value !== null && Number.isInteger(Number(value)) ? Number(value) : undefined;

/** Reads each form of an error body that is known [service-api §7], and makes the best of any other. */
export function readErrorBody(status: number, body: string): ErrorAnswer {
  const parsed = parse(body);
  if (!isMap(parsed)) return { status, code: status, serviceMessage: asText(parsed) ?? quote(body) };
  const inner = isMap(parsed.error) ? parsed.error : parsed;
  const said = asText(inner.message) ?? asText(inner.error_description) ?? asText(inner.error) ?? "";
  const code = asCode(inner.code) ?? asCode(inner.errorCode) ?? asCode(inner.statusCode) ?? status;
  return inner.details === undefined
    ? { status, code, serviceMessage: said }
    : { status, code, serviceMessage: said, details: inner.details };
}

/** The same with the token blotted out, should the service (or a proxy) repeat it. */
export function redactToken(value: unknown, token: string): unknown {
  if (typeof value === "string") return value.replaceAll(token, "***");
  if (Array.isArray(value)) return value.map((element) => redactToken(element, token));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name.replaceAll(token, "***"),
      redactToken(member, token),
    ]),
  );
}
