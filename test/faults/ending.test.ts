/** What is under way when a run is ended: waited for, and cut when that takes too long. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { exitCode } from "../../src/report/report.ts";
import { run } from "../../src/run.ts";
import { startSandbox } from "../../src/sandbox/sandbox.ts";
import { readSettings } from "../../src/settings/settings.ts";
import { Stop } from "../../src/stop.ts";

const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
const COUNT = 3;

/** Ends a run while its first update is under way, which the service answers so late. */
async function ended(stop: Stop, late: number) {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-ending-"));
  const keys = Array.from({ length: COUNT }, (_, index) => ({
    key_id: index + 1,
    key_name: `key${index}`,
    platforms: ["web" as const],
  }));
  const entries = keys.map(({ key_name }) => `  - { key_name: ${key_name}, description: new }\n`);
  writeFileSync(join(folder, "keys.yaml"), `keys:\n${entries.join("")}`);
  let writes = 0;
  const sandbox = await startSandbox({
    state: { projects: { [PROJECT]: { keys } } },
    limits: false,
    faults: [
      {
        delay: ({ operation }) => {
          if (operation !== "updateKeys") return 0;
          writes += 1;
          stop.tell("SIGINT");
          return late;
        },
      },
    ],
  });
  try {
    const folders = { working: folder, shown: folder };
    const environment = { LOKALISE_API_URL: sandbox.url, LOKALISE_API_TOKEN: "any" };
    const said = { project: [PROJECT], "batch-size": ["1"], concurrency: ["1"], rate: ["1000"] };
    const sources = { folders, environment, token: undefined, backupDir: undefined };
    const { settings, problems } = await readSettings("apply", said, sources);
    const report = await run(settings, problems, {
      folders,
      environment,
      stop,
      now: Date.now,
      wait: (ms) => stop.wait(ms),
      onSecrets: () => {},
      onResponse: () => {},
      onPlan: async () => true,
      onBatch: () => {},
    });
    const ways = report.projects[0]?.results?.map(({ outcome }) =>
      outcome.state === "failed" ? outcome.how : outcome.state,
    );
    return { ways, writes, code: exitCode(report, false) };
  } finally {
    stop.over();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

test("what ends in time is done", async () => {
  const { ways, writes, code } = await ended(new Stop(20_000), 50);
  expect(ways).toEqual(["done", "not attempted", "not attempted"]);
  expect([writes, code]).toEqual([1, 130]);
});

test("what does not is cut, and may have happened", async () => {
  const { ways, writes, code } = await ended(new Stop(20), 20_000);
  expect(ways).toEqual(["may have happened", "not attempted", "not attempted"]);
  expect([writes, code]).toEqual([1, 130]);
});

describe("told to stop", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("nothing more is started at once, and what is under way is cut after five seconds", () => {
    const stop = new Stop();
    expect([stop.stopped, stop.told.aborted]).toEqual([undefined, false]);
    stop.tell("SIGTERM");
    expect([stop.stopped?.by, stop.told.aborted, stop.cut.aborted]).toEqual(["SIGTERM", true, false]);
    vi.advanceTimersByTime(4_999);
    expect(stop.cut.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(stop.cut.aborted).toBe(true);
  });

  test("twice, the first cause counts, and the time goes on from there", () => {
    const stop = new Stop();
    stop.tell("time limit", 90_000);
    vi.advanceTimersByTime(4_000);
    stop.tell("SIGINT");
    expect(stop.stopped).toEqual({
      by: "time limit",
      message: expect.stringMatching(
        /^The time limit of 90s is up: nothing more was started\..*raise time_limit/,
      ),
    });
    vi.advanceTimersByTime(1_000);
    expect(stop.cut.aborted).toBe(true);
  });

  test("when all is over, nothing is left to be cut", () => {
    const stop = new Stop();
    stop.tell("SIGINT");
    stop.over();
    vi.advanceTimersByTime(60_000);
    expect(stop.cut.aborted).toBe(false);
  });
});

test("nobody waits any longer once the run is told to stop", async () => {
  const stop = new Stop(20);
  const waiting = stop.wait(60_000);
  stop.tell("SIGINT");
  await waiting;
  await stop.wait(60_000);
  stop.over();
});
