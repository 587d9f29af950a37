/** A run that is ended before its time: from outside, or because its time is up. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "vitest";
import { type Fault, type Sandbox, startSandbox } from "../../src/sandbox/sandbox.ts";
import { CLI, type Ended, type Place, runNode } from "./spawn.ts";

const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
const COUNT = 40;
interface Run {
  folder: string;
  sandbox: Sandbox;
  /** Of the updates, in turn: what the service does before it answers, and how late it is with that. */
  onUpdate(then: (count: number) => number): void;
  apply(args: readonly string[], more?: Pick<Place, "interruptAt" | "onStart">): Promise<Ended>;
  /** The states of all changes, as the report has them. */
  reported(): string[];
}

/** A folder that declares a change of each of many keys, and the service that holds them. */
const test = base.extend<{ started: Run }>({
  started: async ({ onTestFinished }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "lokaform-ending-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const entries = Array.from(
      { length: COUNT },
      (_, index) => `  - key_name: key${index}\n    description: new\n`,
    );
    const live = Array.from({ length: COUNT }, (_, index) => ({
      key_id: index + 1,
      key_name: `key${index}`,
      platforms: ["web" as const],
      description: index === 0 ? "old" : "",
    }));
    writeFileSync(join(folder, "keys.yaml"), `keys:\n${entries.join("")}`);
    writeFileSync(join(folder, "lokaform.yaml"), `project: ${PROJECT}\nbatch_size: 1\nconcurrency: 1\n`);
    const state = { projects: { [PROJECT]: { project: { name: "shop" }, keys: live } } };
    let updates = 0;
    let before = (_count: number) => 0;
    const late: Fault = { delay: ({ operation }) => (operation === "updateKeys" ? before(++updates) : 0) };
    const sandbox = await startSandbox({ state, limits: false, latency: 50, faults: [late] });
    onTestFinished(() => sandbox.close());
    await use({
      folder,
      sandbox,
      onUpdate: (then) => {
        before = then;
      },
      apply: (args, more = {}) =>
        runNode([CLI, "apply", "--report", "report.json", "--rate", "1000", ...args], {
          cwd: folder,
          env: { LOKALISE_API_URL: sandbox.url, LOKALISE_API_TOKEN: "any" },
          ...more,
        }),
      reported: () =>
        JSON.parse(readFileSync(join(folder, "report.json"), "utf8")).projects[0].results.map(
          (one: { outcome: { state: string } }) => one.outcome.state,
        ),
    });
  },
});

test("Ctrl-C starts nothing more; every change is accounted for, and the next run does the rest", async ({
  started,
}) => {
  const { folder, sandbox, apply, reported } = started;
  const { code, stderr } = await apply([], { interruptAt: "✓ 1 key updated" });
  expect(code).toBe(130);
  expect(stderr).toContain("Ended by SIGINT: nothing more was started.");
  const report = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
  expect(report.stopped.by).toBe("SIGINT");
  const states = reported();
  const done = states.filter((state) => state === "done").length;
  expect(done).toBeGreaterThan(0);
  expect(states.filter((state) => state === "not attempted")).toHaveLength(COUNT - done);
  const written = sandbox.requests.filter(({ method }) => method === "PUT");
  expect(written).toHaveLength(done);
  expect((await apply([])).code).toBe(0);
});

test.for(["SIGTERM", "SIGHUP"] as const)(
  "told to end by %s it is the same, and what is under way ends well",
  async (signal, { started }) => {
    const { onUpdate, apply, reported } = started;
    let send: (signal: NodeJS.Signals) => void = () => {};
    onUpdate((count) => {
      if (count === 2) send(signal);
      return count === 2 ? 300 : 0;
    });
    const { code, stderr } = await apply([], {
      onStart: (sending) => {
        send = sending;
      },
    });
    expect(code).toBe(143);
    expect(stderr).toContain(`Ended by ${signal}: nothing more was started.`);
    expect(reported()).toEqual(["done", "done", ...Array(COUNT - 2).fill("not attempted")]);
  },
);

test("a second Ctrl-C ends it at once, whatever is under way", async ({ started }) => {
  const { folder, onUpdate, apply } = started;
  let send: (signal: NodeJS.Signals) => void = () => {};
  let again: NodeJS.Timeout | undefined;
  let interruptedAt = 0;
  onUpdate((count) => {
    if (count !== 2) return 0;
    interruptedAt = Date.now();
    send("SIGINT");
    // Two of them at once are one.
    again = setInterval(() => send("SIGINT"), 50);
    return 60_000;
  });
  const { code, stderr } = await apply([], {
    onStart: (sending) => {
      send = sending;
    },
  });
  clearInterval(again);
  expect(code).toBe(130);
  expect(stderr).not.toContain("Ended by");
  expect(existsSync(join(folder, "report.json"))).toBe(false);
  // What is under way would be waited for, five seconds long.
  expect(Date.now() - interruptedAt).toBeLessThan(5_000);
});

test("at the time limit it is the same, and exits with 1", async ({ started }) => {
  const { folder, apply } = started;
  const { code, stderr } = await apply(["--time-limit", "1s"]);
  expect(code).toBe(1);
  expect(stderr).toContain("The time limit of 1s is up: nothing more was started.");
  const report = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
  expect(report.projects[0].results).toHaveLength(COUNT);
});

test("where the backup cannot be written nothing is lost, whether texts are overwritten or keys taken away", async ({
  started,
}) => {
  const { folder, sandbox, apply } = started;
  // Linux makes no folder here, whoever asks: that shows only when the backup is written.
  const blocked = "/sys/lokaform-backup";
  const outcomes = () =>
    JSON.parse(readFileSync(join(folder, "report.json"), "utf8")).projects[0].results.map(
      ({ change, outcome }: { change: { action: string }; outcome: { state: string } }) =>
        `${change.action} ${outcome.state}`,
    );
  const project = `project: ${PROJECT}\nlimits: { destroy: 100, destroy_percent: 100 }\n`;
  writeFileSync(join(folder, "lokaform.yaml"), `${project}prune: all\non_remove: destroy\n`);
  writeFileSync(join(folder, "keys.yaml"), "keys:\n  - key_name: key0\n    description: new\n");
  const late = await apply(["--backup-dir", blocked]);
  expect(late.code).toBe(1);
  expect(late.stderr).toContain("Nothing is removed without a backup.");
  expect(outcomes()).toEqual(["update done", ...Array(COUNT - 1).fill("destroy not attempted")]);
  expect(sandbox.requests.filter(({ method }) => method === "DELETE")).toEqual([]);

  writeFileSync(join(folder, "lokaform.yaml"), project);
  const text = (words: string) => `keys:\n  - key_name: key0\n    translations:\n      en: ${words}\n`;
  writeFileSync(join(folder, "keys.yaml"), text("First words"));
  expect((await apply([])).code).toBe(0);
  writeFileSync(join(folder, "keys.yaml"), text("Other words"));
  const before = sandbox.requests.filter(({ method }) => method !== "GET").length;
  const early = await apply(["--backup-dir", blocked]);
  expect(early.code).toBe(1);
  expect(early.stderr).toContain("Nothing is overwritten without a backup.");
  const { problems } = JSON.parse(readFileSync(join(folder, "report.json"), "utf8")).projects[0];
  expect(problems).toMatchObject([{ code: "backup-not-written", reach: "project" }]);
  expect(outcomes()).toEqual(["update not attempted"]);
  expect(sandbox.requests.filter(({ method }) => method !== "GET")).toHaveLength(before);
});

test("a backup is for nobody else to read", async ({ started }) => {
  const { folder, apply } = started;
  writeFileSync(join(folder, "lokaform.yaml"), `project: ${PROJECT}\nprune: all\non_remove: destroy\n`);
  writeFileSync(
    join(folder, "keys.yaml"),
    readFileSync(join(folder, "keys.yaml"), "utf8").replace(/ {2}- key_name: key39\n.*\n/, ""),
  );
  const { code } = await apply([]);
  expect(code).toBe(0);
  const report = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
  const { mode } = statSync(join(folder, report.projects[0].backup));
  expect(mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, report.projects[0].backup), "utf8")).toContain("key39");
});
