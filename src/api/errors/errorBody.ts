/** Reads the body of an error answer, in all formats of the service. */
import { isJsonObject, parseJson } from "../../wire/json.ts";
import type { ErrorAnswer } from "./errors.ts";

/** At most this many characters are quoted of a body that is not the service's own JSON. */
const MAX_QUOTED = 200;

function parsedOrUndefined(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    return undefined;
  }
}

/** Quotes the title of an HTML page, or the start of any other text. */
function quote(body: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(body.slice(0, 5000))?.[1];
  if (title === undefined && /^\s*[<{[]/.test(body)) return "";
  const line = (title ?? body.slice(0, 5 * MAX_QUOTED)).replace(/\s+/g, " ").trim();
  return line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line;
}

const asText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
const asCode = (value: unknown): number | undefined =>
  value !== "" && value !== null && Number.isInteger(Number(value)) ? Number(value) : undefined;

/** Reads each known format of an error body [service.md §7], and as much as possible of any other. */
export function readErrorBody(status: number, body: string): ErrorAnswer {
  const parsed = parsedOrUndefined(body);
  if (!isJsonObject(parsed)) return { status, code: status, serviceMessage: asText(parsed) ?? quote(body) };
  const inner = isJsonObject(parsed.error) ? parsed.error : parsed;
  const serviceMessage =
    asText(inner.message) ?? asText(inner.error_description) ?? asText(inner.error) ?? "";
  const code = asCode(inner.code) ?? asCode(inner.errorCode) ?? asCode(inner.statusCode) ?? status;
  return inner.details === undefined
    ? { status, code, serviceMessage }
    : { status, code, serviceMessage, details: inner.details };
}

/** Replaces the token everywhere in a value, because the service or a proxy may repeat it. */
export function redactToken(value: unknown, token: string): unknown {
  if (typeof value === "string") return value.replaceAll(token, "***");
  if (Array.isArray(value)) return value.map((element) => redactToken(element, token));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name.replaceAll(token, "***"),
      redactToken(member, token),
    ]),
  );
}
