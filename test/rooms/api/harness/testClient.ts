import { Client, type ClientOptions, type RequestEvent, type ResponseEvent } from "../../../../src/index.ts";
import { PROJECT } from "./bodies.ts";
import { type Script, serve, type TestServer } from "./server.ts";
import { VirtualClock } from "./virtualClock.ts";

export const TOKEN = "tok-9c1e77aa52";

/** Milliseconds. */
export const MINUTES = 60_000;
export const CREATED = { key_name: "a", platforms: ["web" as const] };
export const read = (client: Client) => client.keys(PROJECT);
export const create = (client: Client) => client.createKeys(PROJECT, CREATED);

export interface TestClient extends TestServer {
  readonly client: Client;
  readonly clock: VirtualClock;
  readonly begun: RequestEvent[];
  readonly ended: ResponseEvent[];
  /** The number of running attempts at the start of each attempt, including itself. */
  readonly underWay: number[];
  /** Waits for the promise. The clock advances whenever the client and the server have nothing to do. */
  until<T>(promise: Promise<T>): Promise<T>;
  /** The same for a promise that must fail. Returns its error. */
  failure(promise: Promise<unknown>): Promise<unknown>;
}

/** A client with a virtual clock and a scripted server. */
export async function testClient(script: Script, options: Partial<ClientOptions> = {}): Promise<TestClient> {
  const server = await serve(script);
  const clock = new VirtualClock();
  const begun: RequestEvent[] = [];
  const ended: ResponseEvent[] = [];
  const underWay: number[] = [];
  const client = new Client({
    token: TOKEN,
    baseUrl: server.url,
    clock,
    // Without a rate, the second request would wait for the first response.
    rate: 6,
    random: () => 0.5,
    onRequest: (seen) => underWay.push(begun.push(seen) - ended.length),
    onResponse: (seen) => ended.push(seen),
    ...options,
  });
  const until = <T>(promise: Promise<T>) =>
    clock.until(promise, () => begun.length - ended.length <= server.hanging());
  const failure = (promise: Promise<unknown>) =>
    until(promise).then(
      () => Promise.reject(new Error("It did not fail.")),
      (error: unknown) => error,
    );
  return { ...server, client, clock, begun, ended, underWay, until, failure };
}
