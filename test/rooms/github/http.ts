/** Requests and responses as HTTP. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";
import type { GitHubRequest } from "./answerRequest.ts";

/** The address of the API: at the root, or on GitHub Enterprise Server below `/api`. */
export interface Base {
  origin: string;
  isEnterprise: boolean;
}

export function baseUrls({ origin, isEnterprise }: Base): { url: string; graphqlUrl: string } {
  const api = isEnterprise ? `${origin}/api` : origin;
  return { url: isEnterprise ? `${api}/v3` : api, graphqlUrl: `${api}/graphql` };
}

/** Undefined if the client closed the connection meanwhile. */
export async function readRequest(request: IncomingMessage, base: Base): Promise<GitHubRequest | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
  } catch {
    return undefined;
  }
  const url = new URL(`${base.origin}${request.url}`);
  return {
    method: request.method ?? "",
    path: pathOf(url, base),
    url,
    token: request.headers.authorization?.replace(/^(bearer|token)\s+/i, "").trim() || undefined,
    json: parsed(Buffer.concat(chunks).toString("utf8")),
  };
}

/** The path below the API; empty for addresses outside of it. */
function pathOf(url: URL, base: Base): string {
  const urls = baseUrls(base);
  const [api, graphql] = [new URL(urls.url).pathname.replace(/\/$/, ""), new URL(urls.graphqlUrl).pathname];
  if (url.pathname === graphql) return "/graphql";
  return url.pathname.startsWith(`${api}/`) ? url.pathname.slice(api.length) : "";
}

function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

export function writeAnswer(response: ServerResponse, { status, headers, json, torn }: Answer): void {
  const text = typeof json === "string" ? json : JSON.stringify(json);
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  if (torn) response.write(text.slice(0, text.length / 2), () => response.destroy());
  else response.end(text);
}
