/** Requests that are under way when a run is stopped: the run waits for them, and aborts them after a time. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Cancellation } from "../../src/run/cancellation.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { PROJECT } from "./harness.ts";
import { runInFolder } from "./wholeRuns.ts";

/** Stops a run while its first update is under way, which the service answers so late. */
async function ended(cancellation: Cancellation, late: number) {
  const keys = Array.from({ length: 3 }, (_, index) => ({ key_id: index + 1, key_name: `key${index}` }));
  const entries = keys.map(({ key_name }) => `  - { key_name: ${key_name}, description: new }\n`);
  let writes = 0;
  const onUpdate: Fault = {
    delay: ({ operation }) => {
      if (operation !== "updateKeys") return 0;
      writes += 1;
      cancellation.stop("SIGINT");
      return late;
    },
  };
  const sandbox = await startSandbox({
    state: { projects: { [PROJECT]: { keys } } },
    limits: false,
    faults: [onUpdate],
  });
  try {
    const files = { "keys.yaml": `keys:\n${entries.join("")}` };
    const { report, code } = await runInFolder({
      url: sandbox.url,
      command: "apply",
      files,
      raw: { project: [PROJECT] },
      cancellation,
    });
    const ways = report.projects[0]?.results?.map(({ outcome }) =>
      outcome.state === "failed" ? outcome.how : outcome.state,
    );
    return { ways, writes, code };
  } finally {
    await sandbox.close();
  }
}

test("a request that ends in time is done", async () => {
  const { ways, writes, code } = await ended(new Cancellation(20_000), 50);
  expect(ways).toEqual(["done", "not attempted", "not attempted"]);
  expect([writes, code]).toEqual([1, 130]);
});

test("a request that takes longer is aborted, and may have happened", async () => {
  const { ways, writes, code } = await ended(new Cancellation(20), 20_000);
  expect(ways).toEqual(["unknown result", "not attempted", "not attempted"]);
  expect([writes, code]).toEqual([1, 130]);
});

describe("told to stop", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("no new request starts, and requests under way are aborted after five seconds", () => {
    const cancellation = new Cancellation();
    expect([cancellation.stopped, cancellation.stopping.aborted]).toEqual([undefined, false]);
    cancellation.stop("SIGTERM");
    expect([cancellation.stopped?.by, cancellation.stopping.aborted, cancellation.aborted.aborted]).toEqual([
      "SIGTERM",
      true,
      false,
    ]);
    vi.advanceTimersByTime(4_999);
    expect(cancellation.aborted.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(cancellation.aborted.aborted).toBe(true);
  });

  test("twice, the first reason counts, and its time continues", () => {
    const cancellation = new Cancellation();
    cancellation.stop("time limit", 90_000);
    vi.advanceTimersByTime(4_000);
    cancellation.stop("SIGINT");
    expect(cancellation.stopped).toEqual({
      by: "time limit",
      message: expect.stringMatching(
        /^The time limit of 90s was reached\. After that, no new change was sent\..*raise time_limit/,
      ),
    });
    vi.advanceTimersByTime(1_000);
    expect(cancellation.aborted.aborted).toBe(true);
  });

  test("when the run is over, nothing is aborted", () => {
    const cancellation = new Cancellation();
    cancellation.stop("SIGINT");
    cancellation.close();
    vi.advanceTimersByTime(60_000);
    expect(cancellation.aborted.aborted).toBe(false);
  });
});

test("all waits end when the run is told to stop", async () => {
  const cancellation = new Cancellation(20);
  const waiting = cancellation.wait(60_000);
  cancellation.stop("SIGINT");
  await waiting;
  await cancellation.wait(60_000);
  cancellation.close();
});
