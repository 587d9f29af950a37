import { describe, expect, it } from "vitest";
import { type Quota, readQuota } from "../../../src/api/http/sharedLimit.ts";
import { limitedService } from "./harness/limitedService.ts";

describe("the headers about the limit", () => {
  const quota = (limit?: string, remaining?: string, reset = "1") =>
    readQuota(
      new Headers({
        ...(limit !== undefined && { "x-ratelimit-limit": limit }),
        ...(remaining !== undefined && { "x-ratelimit-remaining": remaining }),
        "x-ratelimit-reset": reset,
      }),
    );

  it.each([
    ["10, 10;w=1", "7", "1", { limit: 10, remaining: 7 }],
    ["6", "0", "1790000000", { limit: 6, remaining: 0 }],
    ["100, 100;w=1", "100", "-5", { limit: 100, remaining: 100 }],
    ["1", "1", "soon", { limit: 1, remaining: 1 }],
  ])("%s with %s left", (limit, remaining, reset, expected) => {
    expect(quota(limit, remaining, reset)).toEqual(expected);
  });

  it.each([
    [undefined, "1"],
    ["10", undefined],
    ["0", "0"],
    ["-6", "1"],
    ["101", "5"],
    ["9".repeat(40), "5"],
    ["10", "11"],
    ["10", "-1"],
    ["10", "1e1"],
    ["10, 10;w=60", "5"],
    ["ten", "5"],
    ["", ""],
  ])("%s with %s left says nothing", (limit, remaining) => {
    expect(quota(limit, remaining)).toBeUndefined();
  });
});

/** The part of all requests that is refused, from how often each was sent. */
function refusedPart(attempts: readonly number[]): number {
  return 1 - attempts.length / attempts.reduce((sum, count) => sum + count, 0);
}

const perSecond = (times: readonly number[]) =>
  (1000 * times.length) / ((times.at(-1) ?? 0) - (times[0] ?? 0));

describe("processes that share a limit", () => {
  const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
  it.each([6, 10].flatMap((limit) => seeds.map((seed) => [limit, seed] as const)))(
    "send nine tenths of %d requests in a second, and at most one of a hundred is refused (seed %d)",
    async (limit, seed) => {
      const { clock, accepted, run, random } = limitedService({ limit }, seed);
      const four = Array.from({ length: 4 }, () => run(250, { after: random() * 500 }));
      const refused = await clock.until(Promise.all(four));
      expect(Math.max(...refused.map(refusedPart))).toBeLessThanOrEqual(0.01);
      expect(perSecond(accepted)).toBeGreaterThan(0.9 * limit);
    },
  );

  it("a process takes what another one leaves", async () => {
    const { clock, accepted, run } = limitedService({ limit: 10 });
    await clock.until(Promise.all([run(40), run(160, { after: 200 })]));
    expect(perSecond(accepted.slice(-60))).toBeGreaterThan(9);
  });
});

describe("one process", () => {
  it("sends one request more after the first response, and reaches the limit of the headers within two seconds", async () => {
    const { clock, accepted, run } = limitedService({ limit: 10 });
    expect(refusedPart(await clock.until(run(60)))).toBe(0);
    expect(accepted.filter((at) => at < 400)).toHaveLength(2);
    expect(perSecond(accepted.slice(15))).toBeGreaterThan(9);
  });

  it.each([6, 10])(
    "uses 94 of a hundred of %d requests in a second from its first request on",
    async (limit) => {
      const { clock, accepted, run } = limitedService({ limit });
      expect(refusedPart(await clock.until(run(200)))).toBe(0);
      expect(perSecond(accepted)).toBeGreaterThan(0.94 * limit);
    },
  );

  it("reaches it although responses are slow", async () => {
    const { clock, accepted, run } = limitedService({ limit: 6, latency: 1200 });
    expect(refusedPart(await clock.until(run(20)))).toBe(0);
    const [first = 0] = accepted;
    const inSecond = accepted.filter((at) => at > first + 1200 && at < first + 2300);
    expect(inSecond.length).toBeGreaterThanOrEqual(6);
  });

  it("without such headers sends 6 at once after the first response", async () => {
    const { clock, accepted, run } = limitedService({ limit: 6, says: () => undefined });
    expect(refusedPart(await clock.until(run(60)))).toBe(0);
    expect(accepted.filter((at) => at < 300)).toHaveLength(6);
    expect(perSecond(accepted)).toBeGreaterThan(5.6);
  });

  it("learns that another limit is lower than that of the headers", async () => {
    const { clock, run, accepted } = limitedService({ limit: 6, says: () => ({ limit: 10, remaining: 4 }) });
    expect(refusedPart(await clock.until(run(300)))).toBeLessThan(0.05);
    expect(perSecond(accepted)).toBeGreaterThan(3);
  });

  it.each([1, 3, 6].flatMap((limit) => [1, 2, 3].map((seed) => [limit, seed] as const)))(
    "is seldom refused if the limit of its token is lower than that of its address, which the headers show: %d (seed %d)",
    async (limit, seed) => {
      const says = ({ remaining }: Quota) => ({ limit: 10, remaining: 10 - limit + remaining });
      const { clock, run, accepted } = limitedService({ limit, says }, seed);
      expect(refusedPart(await clock.until(run(300)))).toBeLessThan(0.06);
      expect(perSecond(accepted)).toBeGreaterThan(0.7 * limit);
    },
  );

  it("goes on where the headers say that nothing is left", async () => {
    const { clock, run, accepted } = limitedService({ limit: 6, says: () => ({ limit: 6, remaining: 0 }) });
    expect(refusedPart(await clock.until(run(20)))).toBe(0);
    expect(perSecond(accepted)).toBeGreaterThan(0.9);
  });
});
