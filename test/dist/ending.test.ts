/** A run that is stopped early: by a signal, or by its time limit. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "vitest";
import type { Sandbox } from "../../src/sandbox/sandbox.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { CLI, type ExitResult, runNode } from "./spawn.ts";

const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
const COUNT = 40;
interface Run {
  folder: string;
  sandbox: Sandbox;
  /** `onUpdate`: called before the response to each update, with its number. Returns the delay of the response in milliseconds. */
  apply(
    args: readonly string[],
    onUpdate?: (count: number, send: (signal: NodeJS.Signals) => void) => number,
  ): Promise<ExitResult>;
  /** The states of all changes in the report. */
  reported(): string[];
}

/** A folder that declares a change of each of many keys, and the service with these keys. */
const test = base.extend<{ started: Run }>({
  started: async ({ onTestFinished }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "lokaform-ending-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const entries = Array.from(
      { length: COUNT },
      (_, index) => `  - key_name: key${index}\n    description: ${"new ".repeat(150_000)}\n`,
    );
    const live = Array.from({ length: COUNT }, (_, index) => ({
      key_id: index + 1,
      key_name: `key${index}`,
      platforms: ["web" as const],
      description: index === 0 ? "old" : "",
    }));
    writeFileSync(join(folder, "keys.yaml"), `keys:\n${entries.join("")}`);
    writeFileSync(join(folder, "lokaform.yaml"), `project: ${PROJECT}\nconcurrency: 1\n`);
    const state = { projects: { [PROJECT]: { project: { name: "shop" }, keys: live } } };
    let updates = 0;
    let before = (_count: number) => 0;
    const late: Fault = { delay: ({ operation }) => (operation === "updateKeys" ? before(++updates) : 0) };
    const sandbox = await startSandbox({ state, limits: false, latency: 50, faults: [late] });
    onTestFinished(() => sandbox.close());
    await use({
      folder,
      sandbox,
      apply: (args, onUpdate = () => 0) =>
        runNode([CLI, "apply", "--report", "report.json", "--rate", "1000", ...args], {
          cwd: folder,
          env: { LOKALISE_API_URL: sandbox.url, LOKALISE_API_TOKEN: "any" },
          onStart: (send) => {
            before = (count) => onUpdate(count, send);
          },
        }),
      reported: () =>
        JSON.parse(readFileSync(join(folder, "report.json"), "utf8")).projects[0].results.map(
          (one: { outcome: { state: string } }) => one.outcome.state,
        ),
    });
  },
});

test("after Ctrl-C no new request starts, the report has every change, and the next run makes the other changes", async ({
  started,
}) => {
  const { folder, sandbox, apply, reported } = started;
  const { code, stderr } = await apply([], (count, send) => {
    if (count === 2) send("SIGINT");
    return 0;
  });
  expect(code).toBe(130);
  expect(stderr).toContain("The run was stopped by SIGINT. After that, no new change was sent.");
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
  "the same for %s, and requests that are under way end normally",
  async (signal, { started }) => {
    const { apply, reported } = started;
    const { code, stderr } = await apply([], (count, send) => {
      if (count === 2) send(signal);
      return count === 2 ? 1_000 : 0;
    });
    expect(code).toBe(143);
    expect(stderr).toContain(`The run was stopped by ${signal}. After that, no new change was sent.`);
    expect(reported()).toEqual(["done", "done", ...Array(COUNT - 2).fill("not attempted")]);
  },
);

test("a second Ctrl-C ends it at once, even if requests are under way", async ({ started }) => {
  const { folder, apply } = started;
  let again: NodeJS.Timeout | undefined;
  const { code, stderr } = await apply([], (count, send) => {
    if (count !== 2) return 0;
    send("SIGINT");
    // Two signals at the same time count as one.
    again = setInterval(() => send("SIGINT"), 50);
    return 60_000;
  });
  clearInterval(again);
  expect(code).toBe(130);
  expect(stderr).not.toContain("was stopped by");
  expect(existsSync(join(folder, "report.json"))).toBe(false);
});

test("the same at the time limit, with exit code 1", async ({ started }) => {
  const { folder, apply } = started;
  // All updates together take longer than the limit, and the start of the process takes less.
  const { code, stderr } = await apply(["--time-limit", "10s"], () => 400);
  expect(code).toBe(1);
  expect(stderr).toContain("The time limit of 10s was reached. After that, no new change was sent.");
  const report = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
  expect(report.projects[0].results).toHaveLength(COUNT);
});

test("if the backup cannot be written, no text is overwritten", async ({ started }) => {
  const { folder, sandbox, apply } = started;
  // Linux refuses new folders here, even to root. That is noticed only when the backup is written.
  const blocked = "/sys/lokaform-backup";
  const outcomes = () =>
    JSON.parse(readFileSync(join(folder, "report.json"), "utf8")).projects[0].results.map(
      ({ change, outcome }: { change: { action: string }; outcome: { state: string } }) =>
        `${change.action} ${outcome.state}`,
    );
  const text = (words: string) => `keys:\n  - key_name: key0\n    translations:\n      en: ${words}\n`;
  writeFileSync(join(folder, "keys.yaml"), text("First words"));
  expect((await apply([])).code).toBe(0);
  writeFileSync(join(folder, "keys.yaml"), text("Other words"));
  const before = sandbox.requests.filter(({ method }) => method !== "GET").length;
  const early = await apply(["--backup-dir", blocked]);
  expect(early.code).toBe(1);
  expect(early.stderr).toContain("Nothing is removed or overwritten without a backup.");
  const { problems } = JSON.parse(readFileSync(join(folder, "report.json"), "utf8")).projects[0];
  expect(problems).toMatchObject([{ code: "backup-not-written", scope: "project" }]);
  expect(outcomes()).toEqual(["update not attempted"]);
  expect(sandbox.requests.filter(({ method }) => method !== "GET")).toHaveLength(before);
});
