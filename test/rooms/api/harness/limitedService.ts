/** A service that accepts a number of requests in any second, and processes that share its limit. */
import { type ClientQueue, clientQueue, RateLimiter } from "../../../../src/api/http/rateLimiter.ts";
import type { Quota } from "../../../../src/api/http/sharedLimit.ts";
import { VirtualClock } from "./virtualClock.ts";

interface Service {
  limit: number;
  /** Milliseconds at most until a request arrives. */
  transit?: number;
  /** Milliseconds from the arrival of a request to its response. */
  latency?: number;
  /** The part of the requests that it refuses by chance, and whether it counts those. */
  byChance?: number;
  counts?: boolean;
  /** What the headers say; by default, the truth. */
  says?: (quota: Quota) => Quota | undefined;
}

export function limitedService(service: Service, seed = 5) {
  const {
    limit,
    transit = 20,
    latency = 5,
    byChance = 0,
    counts = false,
    says = (quota: Quota) => quota,
  } = service;
  const clock = new VirtualClock();
  let state = seed;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const accepted: number[] = [];
  const recent = () => accepted.filter((at) => at > clock.now() - 1000).length;
  const sleep = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
  /** Whether it accepts a request now. */
  const accepts = () => {
    const isFull = recent() >= limit;
    const isRefused = isFull || (byChance > 0 && random() < byChance);
    if (!isRefused || (!isFull && counts)) accepted.push(clock.now());
    return !isRefused;
  };
  /** Sends a request until it is accepted. Returns how often it was sent. */
  const send = async (limiter: RateLimiter, queue: ClientQueue) => {
    for (let attempts = 1; ; attempts++) {
      const slot = await limiter.acquire(queue, undefined, attempts > 1 ? 300_000 : undefined);
      if (!slot) throw new Error("It waited too long.");
      slot.sent();
      await sleep(transit * (0.25 + 0.75 * random()));
      const isAccepted = accepts();
      const quota = says({ limit, remaining: limit - recent() });
      await sleep(latency);
      slot.release(isAccepted ? undefined : { locked: false, retryAfter: undefined }, quota);
      if (isAccepted) return attempts;
    }
  };
  /** A process with its own limiter, which sends requests. Returns how often each was sent. */
  const run = async (count: number, { after = 0, rate }: { after?: number; rate?: number } = {}) => {
    await sleep(after);
    const limiter = new RateLimiter(clock, random);
    const queue = clientQueue(rate, 10);
    return Promise.all(Array.from({ length: count }, () => send(limiter, queue)));
  };
  return { clock, accepted, run, random };
}
