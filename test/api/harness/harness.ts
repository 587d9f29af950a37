import { Client, type ClientOptions, type RequestEvent, type ResponseEvent } from "../../../src/index.ts";
import { type Script, type Stage, serve } from "./server.ts";
import { VirtualClock } from "./virtualClock.ts";

export const TOKEN = "tok-9c1e77aa52";

export interface Rig extends Stage {
  readonly client: Client;
  readonly clock: VirtualClock;
  readonly begun: RequestEvent[];
  readonly ended: ResponseEvent[];
  /** Attempts that were under way whenever one began, itself included. */
  readonly underWay: number[];
  /** Waits for the promise; time passes as fast as the client and the server are done with what is under way. */
  until<T>(promise: Promise<T>): Promise<T>;
  /** The same for a promise that must fail; answers what it failed with. */
  failure(promise: Promise<unknown>): Promise<unknown>;
}

/** A client with a virtual clock before a scripted server. */
export async function rig(script: Script, options: Partial<ClientOptions> = {}): Promise<Rig> {
  const stage = await serve(script);
  const clock = new VirtualClock();
  const begun: RequestEvent[] = [];
  const ended: ResponseEvent[] = [];
  const underWay: number[] = [];
  const client = new Client({
    token: TOKEN,
    baseUrl: stage.url,
    clock,
    random: () => 0.5,
    onRequest: (seen) => underWay.push(begun.push(seen) - ended.length),
    onResponse: (seen) => ended.push(seen),
    ...options,
  });
  const until = <T>(promise: Promise<T>) =>
    clock.until(promise, () => begun.length - ended.length <= stage.hanging());
  const failure = (promise: Promise<unknown>) =>
    until(promise).then(
      () => Promise.reject(new Error("It did not fail.")),
      (error: unknown) => error,
    );
  return { ...stage, client, clock, begun, ended, underWay, until, failure };
}
