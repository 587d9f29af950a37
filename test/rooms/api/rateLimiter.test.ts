import { describe, expect, it } from "vitest";
import {
  type ClientQueue,
  clientQueue,
  RateLimiter,
  SlidingWindow,
  type Slot,
} from "../../../src/api/http/rateLimiter.ts";
import { limitedService } from "./harness/limitedService.ts";
import { VirtualClock } from "./harness/virtualClock.ts";

interface Start {
  at: number;
  slot: Slot;
}

/** A rate limiter, and requests that take `latency` and are sent `late` milliseconds after their start. */
function gateway(latency = 100, late: (nth: number) => number = () => 0) {
  const clock = new VirtualClock();
  const limiter = new RateLimiter(clock, () => 0.5);
  const left: number[] = [];
  let nth = 0;
  const request = async (queue: ClientQueue) => {
    const slot = await limiter.acquire(queue);
    const delay = late(nth++);
    await new Promise<void>((resolve) => clock.after(delay, resolve));
    slot?.sent();
    left.push(clock.now());
    await new Promise<void>((resolve) => clock.after(latency, resolve));
    slot?.release();
  };
  const run = (queue: ClientQueue, count: number) =>
    clock.until(Promise.all(Array.from({ length: count }, () => request(queue))));
  return { clock, limiter, left, run };
}

const queue = (rate = 6, concurrency = 10) => clientQueue(rate, concurrency);

function mostInASecond(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.max(...sorted.map((start) => sorted.filter((at) => at >= start && at < start + 1000).length));
}

/** Waits for some turns of the event loop, until everything that may start has started. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function enterAll(
  limiter: RateLimiter,
  clock: VirtualClock,
  count: number,
  into = queue(1000, 100),
): Promise<Start[]> {
  const starts: Start[] = [];
  const entering = Array.from({ length: count }, async () => {
    const slot = await limiter.acquire(into);
    if (slot) starts.push({ at: clock.now(), slot });
  });
  await clock.until(Promise.race([Promise.all(entering), turns(60)]));
  return starts;
}

describe("the rate", () => {
  it("is never above 6 in any second, and on average above 5.7", async () => {
    const { left, run, clock } = gateway();
    await run(queue(), 300);
    expect(mostInASecond(left)).toBe(6);
    const arrived = left.map((at, nth) => at + (Math.floor(nth / 6) % 2 === 0 ? 40 : 0));
    expect(mostInASecond(arrived)).toBe(6);
    expect(300 / (clock.now() / 1000)).toBeGreaterThan(5.7);
  });

  it("counts requests when they are sent, even if connecting is slow", async () => {
    const { left, run } = gateway(100, (nth) => (nth < 10 ? 300 : 0));
    await run(queue(), 60);
    expect(mostInASecond(left)).toBe(6);
  });

  it.each([0.3, 1, 2.5, 4])("keeps a lower rate of %d", async (rate) => {
    const { run, clock } = gateway();
    await run(queue(rate), 30);
    const seconds = clock.now() / 1000;
    expect(30 / seconds).toBeLessThan(rate * 1.15);
    expect(30 / seconds).toBeGreaterThan(rate * 0.85);
  });

  it.each([1.01, 1.2, 2.01, 3.01])("is not above %d in a limiter that also knows lower rates", (rate) => {
    const window = new SlidingWindow(0.75);
    const starts: number[] = [];
    for (let now = 0; now < 60_000; now += 5) {
      if (window.freeAt(now, rate) > now) continue;
      window.add({ startedAt: now, sentAt: now });
      starts.push(now);
    }
    expect(starts.length).toBeLessThanOrEqual(60 * rate + Math.ceil(rate));
  });

  it("has no limit for a client that raises its rate", async () => {
    const { run, clock } = gateway(1);
    await run(queue(Number.POSITIVE_INFINITY, 1000), 500);
    expect(clock.now()).toBeLessThan(10);
  });

  it("is shared by two clients, in turns", async () => {
    const { left, run } = gateway();
    const [one, two] = [queue(), queue()];
    const order: string[] = [];
    await Promise.all([
      run(one, 30).then(() => order.push("one")),
      run(two, 10).then(() => order.push("two")),
    ]);
    expect(mostInASecond(left)).toBe(6);
    expect(order).toEqual(["two", "one"]);
  });
});

describe("slots", () => {
  it("allows 10 requests at the same time", async () => {
    const clock = new VirtualClock();
    const limiter = new RateLimiter(clock);
    await enterAll(limiter, clock, 30, queue(1000, 10));
    expect(limiter.running).toBe(10);
  });

  it("allows one request at a time after a 423", async () => {
    const clock = new VirtualClock();
    const limiter = new RateLimiter(clock);
    const [first] = await enterAll(limiter, clock, 1);
    first?.slot.release({ locked: true, retryAfter: undefined });
    const starts = await enterAll(limiter, clock, 5);
    expect(starts).toHaveLength(1);
    starts[0]?.slot.release();
    await clock.until(new Promise((resolve) => setImmediate(resolve)));
    expect(starts).toHaveLength(2);
    expect(limiter.running).toBe(1);
  });
});

describe("a pause", () => {
  it("lasts as long as Retry-After says, for all requests", async () => {
    const clock = new VirtualClock();
    const limiter = new RateLimiter(clock);
    const [first] = await enterAll(limiter, clock, 1);
    first?.slot.release({ locked: false, retryAfter: 7000 });
    expect(limiter.pausedFor).toBe(7000);
    const starts = await enterAll(limiter, clock, 2, queue());
    expect(starts.map(({ at }) => at)).toEqual([7000, 7000]);
  });

  it("gets longer each time without Retry-After; parallel refusals count as one", async () => {
    const clock = new VirtualClock();
    const limiter = new RateLimiter(clock, () => 1);
    const held: number[] = [];
    for (let round = 0; round < 7; round++) {
      const starts = await enterAll(limiter, clock, 2);
      for (const { slot } of starts) slot.release({ locked: false, retryAfter: undefined });
      held.push(limiter.pausedFor);
    }
    expect(held).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
  });

  it("is never longer than 5 minutes", async () => {
    const clock = new VirtualClock();
    const limiter = new RateLimiter(clock);
    const [first] = await enterAll(limiter, clock, 1);
    first?.slot.release({ locked: false, retryAfter: 86_400_000 });
    expect(limiter.pausedFor).toBe(300_000);
  });

  it("reduces the rate, which recovers with successful responses", async () => {
    const { clock, limiter, left, run } = gateway();
    for (let refusals = 0; refusals < 3; refusals++) {
      const [refused] = await enterAll(limiter, clock, 1);
      refused?.slot.release({ locked: false, retryAfter: 1 });
    }
    await run(queue(), 2);
    expect(mostInASecond(left)).toBe(1);
    await run(queue(), 30);
    left.length = 0;
    await run(queue(), 60);
    expect(mostInASecond(left)).toBe(6);
  });
});

/** Sends this many requests from each process to a service whose responses take 200 ms. */
async function sentTo(
  service: Parameters<typeof limitedService>[0],
  count: number,
  processes = 1,
  rate?: number,
) {
  const { clock, run } = limitedService({ transit: 0, latency: 200, ...service });
  const options = rate === undefined ? {} : { rate };
  const all = await clock.until(Promise.all(Array.from({ length: processes }, () => run(count, options))));
  const attempts = all.flat();
  const sum = attempts.reduce((total, sent) => total + sent, 0);
  return { seconds: clock.now() / 1000, most: Math.max(...attempts), refusals: sum - attempts.length };
}

const WITHOUT_HEADERS = { says: () => undefined };

describe("refusals", () => {
  it.each([
    ["without headers", WITHOUT_HEADERS, 6],
    ["not counted in the headers", { counts: false }, undefined],
    ["counted in the headers", { counts: true }, undefined],
  ])(
    "of a fifth of all requests by chance make a run less than three times as long: %s",
    async (_, headers, rate) => {
      const good = await sentTo({ limit: 6, ...headers }, 120, 1, rate);
      const bad = await sentTo({ limit: 6, byChance: 0.2, ...headers }, 120, 1, rate);
      expect(bad.refusals).toBeGreaterThan(15);
      expect(bad.seconds).toBeLessThan(3 * good.seconds);
    },
  );

  it.each([
    [1, 60],
    [3, 100],
  ])("a service that accepts %d requests per second accepts each within 8 attempts", async (rate, count) => {
    const { seconds, most, refusals } = await sentTo({ limit: rate, ...WITHOUT_HEADERS }, count, 1, 6);
    expect(most).toBeLessThan(8);
    expect(refusals).toBeLessThan(1.5 * count);
    expect(seconds).toBeLessThan((2.5 * count) / rate);
  });

  it("slow down two processes that share a token until both keep within the limit", async () => {
    const { seconds, most, refusals } = await sentTo({ limit: 6, ...WITHOUT_HEADERS }, 100, 2, 6);
    expect(most).toBeLessThan(8);
    expect(refusals).toBeLessThan(60);
    expect(seconds).toBeLessThan(60);
  });
});

describe("leaving the queue", () => {
  it("happens at once when the signal is aborted, and does not affect other requests", async () => {
    const clock = new VirtualClock();
    const limiter = new RateLimiter(clock);
    const own = queue(6, 1);
    await enterAll(limiter, clock, 1, own);
    const controller = new AbortController();
    const waiting = limiter.acquire(own, controller.signal);
    const next = limiter.acquire(own);
    controller.abort();
    expect(await waiting).toBeUndefined();
    expect(own.waiters).toHaveLength(1);
    expect(await limiter.acquire(own, controller.signal)).toBeUndefined();
    await Promise.race([next, new Promise((resolve) => setImmediate(resolve))]);
    expect(limiter.running).toBe(1);
  });

  it("a request with a queue timeout goes to the front", async () => {
    const clock = new VirtualClock();
    const limiter = new RateLimiter(clock);
    const own = queue(6, 1);
    const [running] = await enterAll(limiter, clock, 1, own);
    const order: string[] = [];
    limiter.acquire(own).then(() => order.push("new"));
    limiter.acquire(own, undefined, 5000).then(() => order.push("again"));
    running?.slot.release();
    await turns(5);
    expect(order).toEqual(["again"]);
  });

  it("happens after the queue timeout", async () => {
    const clock = new VirtualClock();
    const limiter = new RateLimiter(clock);
    const own = queue(6, 1);
    await enterAll(limiter, clock, 1, own);
    const impatient = limiter.acquire(own, undefined, 5000);
    expect(await clock.until(impatient)).toBeUndefined();
    expect(clock.now()).toBe(5000);
  });
});
