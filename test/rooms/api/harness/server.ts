/** A small HTTP server on loopback with scripted answers. It records the requests. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** Answers the nth request, from 0. Without a response, the request stays open. */
export type Script = (response: ServerResponse, seen: Seen, nth: number) => void;

export interface TestServer {
  readonly url: string;
  readonly seen: Seen[];
  /** The number of requests without a complete response. */
  hanging(): number;
}

export async function serve(script: Script): Promise<TestServer> {
  const seen: Seen[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "", headers } = request;
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
    seen.push(one);
    script(response, one, seen.length - 1);
    if (response.writableEnded || response.destroyed) return;
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, seen, hanging: () => open.size };
}

export function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}
