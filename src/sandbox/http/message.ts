import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { parseJson } from "../../wire/json.ts";
import type { Answer } from "../answer.ts";

const compress = promisify(gzip);

/** The web server in front refuses longer request lines with 414 [service.md §1]. */
export function isTooLong({ method, url }: IncomingMessage, longest: number): boolean {
  return `${method} ${url} HTTP/1.1`.length > longest;
}

/** The token of a request, from either of the two headers [service.md §1]; empty if both are missing. */
export function tokenOf({ headers }: IncomingMessage): string {
  const sent = headers["x-api-token"] ?? headers.authorization?.replace(/^Bearer\s+/i, "") ?? "";
  return String(sent).trim();
}

/** The parsed body. A body that is not JSON stays a text, which every operation refuses. "gone" if the client disconnected. */
export async function bodyOf(
  request: IncomingMessage,
  received: (text: string) => string,
): Promise<{ body: unknown } | "gone"> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
  } catch {
    return "gone";
  }
  const text = received(Buffer.concat(chunks).toString("utf8"));
  try {
    return { body: text === "" ? undefined : parseJson(text) };
  } catch {
    return { body: text };
  }
}

/** An answer as text. It is serialised at once, so that later writes do not change it. */
export interface WrittenAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export function written({ status, headers, body }: Answer): WrittenAnswer {
  const isJson = "json" in body;
  return {
    status,
    // The content type has no charset [service.md §1].
    headers: { "Content-Type": isJson ? "application/json" : "text/html", ...headers },
    text: isJson ? phpJson(body.json) : body.html,
  };
}

/**
 * JSON as PHP's `json_encode` writes it, like every recorded answer: `/` as `\/`, and non-ASCII characters as `\uXXXX`
 * [service.md §1]. A client that compares bytes instead of parsed values fails with it.
 */
function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\//g, "\\/")
    .replace(/[\u0080-\uffff]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

export interface PackedAnswer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

/** Compresses the answer if the request accepts gzip [service.md §1]. */
export async function packed(
  { status, headers, text }: WrittenAnswer,
  request: IncomingMessage,
): Promise<PackedAnswer> {
  const plain = Buffer.from(text);
  if (!/\bgzip\b/.test(String(request.headers["accept-encoding"]))) return { status, headers, bytes: plain };
  const bytes = await compress(plain, { level: constants.Z_BEST_SPEED });
  return { status, headers: { ...headers, "Content-Encoding": "gzip" }, bytes };
}

export function send(response: ServerResponse, { status, headers, bytes }: PackedAnswer): void {
  response.writeHead(status, { ...headers, "Content-Length": bytes.length });
  response.end(bytes);
}
