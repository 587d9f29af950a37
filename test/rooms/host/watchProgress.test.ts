/** When progress is shown: on a terminal as a line that is erased, elsewhere as a line every 10 seconds. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Console, openConsole } from "../../../src/host/console.ts";
import { openTerminal } from "../../../src/host/terminal.ts";
import { openWorkflow } from "../../../src/host/workflow.ts";
import type { Progress } from "../../../src/model/progress.ts";
import { nameless } from "../../../src/model/secrets.ts";
import { Cancellation } from "../../../src/run/cancellation.ts";
import type { RawOptions } from "../../../src/settings/flags.ts";
import { readSettings } from "../../../src/settings/resolve.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

const ERASE = "\r\u001b[2K";
const WAIT = { method: "GET", path: "/p", attempt: 2, ms: 12_000, reason: "no response" } as const;
const TEN: Progress = { phase: "observing", count: { done: 10, total: 20, unit: "key" } };
const folders = { working: "/nowhere", displayRoot: "/nowhere" };
const sources = { folders, environment: {}, token: undefined, backupDir: undefined };

/** `written`: everything on both streams. */
async function openRun(isTerminal: boolean, raw: RawOptions = {}) {
  const written: string[] = [];
  const stream = { write: (text: string) => written.push(text), columns: 80 };
  const console: Console = openConsole({ stdout: stream, stderr: stream }, () => isTerminal);
  const terminal = openTerminal({
    folder: "/nowhere",
    environment: {},
    console,
    prompt: undefined,
    packageRoot: ".",
    now: Date.now,
    backupDir: undefined,
  });
  const { settings } = await readSettings("plan", raw, sources);
  const context = terminal.context(settings, new Cancellation());
  return { context, written, console };
}

test("a terminal shows a step of more than a second, erases it before each other line, and at the end", async () => {
  const { context, written, console } = await openRun(true);
  context.onProgress?.(TEN);
  vi.advanceTimersByTime(500);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(600);
  expect(written).toEqual(["Reading the project: 10 of 20 keys"]);
  console.out("a line");
  console.error("an error");
  expect(written.slice(1)).toEqual([ERASE, "a line\n", "an error\n"]);
  vi.advanceTimersByTime(200);
  expect(written.slice(4)).toEqual(["Reading the project: 10 of 20 keys"]);
  context.onProgress?.(undefined);
  vi.advanceTimersByTime(20_000);
  expect(written.slice(5)).toEqual([ERASE]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a terminal is written to at most 10 times in a second", async () => {
  const { context, written } = await openRun(true);
  for (let done = 0; done < 10_000; done++) {
    context.onProgress?.({ phase: "applying", count: { done, total: 10_000, unit: "change" } });
    vi.advanceTimersByTime(1);
  }
  expect(written.length).toBeGreaterThan(20);
  expect(written.length).toBeLessThan(100);
});

test("the next step is shown at once, because it can keep timers from running", async () => {
  const { context, written } = await openRun(true);
  context.onProgress?.(TEN);
  vi.advanceTimersByTime(1_050);
  context.onProgress?.({ phase: "planning" });
  expect(written.at(-1)).toBe(`${ERASE}Planning`);
});

test("secrets are not in the line", async () => {
  const { context, written, console } = await openRun(true);
  console.hide([nameless("s3cret-name")]);
  context.onProgress?.({ phase: "planning", project: "s3cret-name" });
  vi.advanceTimersByTime(1_000);
  expect(written.join("")).toMatch(/^Planning project "\*+"/);
  expect(written.join("")).not.toContain("s3cret");
});

test("a long wait is a line of its own", async () => {
  const { context, written } = await openRun(true);
  context.onProgress?.(TEN);
  vi.advanceTimersByTime(1_000);
  context.onWait?.(WAIT);
  expect(written.join("")).toContain("Waiting 12 s before GET /p is sent again: no response.");
  vi.advanceTimersByTime(1_000);
  expect(written.at(-1)).toContain("Reading the project: 10 of 20 keys");
});

test("elsewhere there is a line every 10 seconds, and one for each long wait", async () => {
  const { context, written } = await openRun(false);
  context.onProgress?.(TEN);
  vi.advanceTimersByTime(9_900);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(10_200);
  expect(written).toEqual(["Reading the project: 10 of 20 keys\n", "Reading the project: 10 of 20 keys\n"]);
  context.onWait?.(WAIT);
  expect(written.at(-1)).toBe("Waiting 12 s before GET /p is sent again: no response.\n");
});

test("with --quiet nothing is shown, and no timer runs", async () => {
  for (const isTerminal of [true, false]) {
    const { context, written } = await openRun(isTerminal, { quiet: ["true"] });
    context.onProgress?.(TEN);
    context.onWait?.(WAIT);
    vi.advanceTimersByTime(60_000);
    expect(written).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  }
});

test("the log of a workflow has 2 lines in 20 seconds", async () => {
  const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const workflow = await openWorkflow(sources, "", []);
  const { settings } = await readSettings("plan", {}, sources);
  const context = workflow.context(settings, new Cancellation());
  context.onProgress?.(TEN);
  vi.advanceTimersByTime(20_000);
  context.onProgress?.(undefined);
  const written = log.mock.calls.map(([text]) => String(text));
  log.mockRestore();
  expect(written.filter((text) => text.startsWith("Reading the project: 10 of 20 keys"))).toHaveLength(2);
  expect(written.join("")).not.toContain("\u001b");
});
