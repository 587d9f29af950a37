/** What a run reports while it reads, plans, applies and verifies. */
import { expect, onTestFinished, test } from "vitest";
import { runPull } from "../../../src/commands/runs/pull.ts";
import { runCommand } from "../../../src/commands/runs/runCommand.ts";
import type { Progress } from "../../../src/model/progress.ts";
import type { Host } from "../../../src/run/host.ts";
import { type Fault, startSandbox } from "../../sandboxFaults/fault.ts";
import { onKeys } from "../../sandboxFaults/shown.ts";
import { openTestTerminal } from "../../terminal.ts";
import { newFolder } from "../files/newFolder.ts";

const PROJECT = "3002780358964f9bab5a92.87762498";
const TOKEN = "lokalise-token-0123456789";

const entry = (index: number) =>
  `  - key_name: key.${index}\n    platforms: [web]\n    translations: { en: Text ${index} }\n`;

/** A folder with manifests, and a live project with 1,203 keys. Returns all steps in their order; "plan": the plan is shown. */
async function openRun(files: Record<string, string>, faults: readonly Fault[] = []) {
  const folder = newFolder(files);
  const keys = Array.from({ length: 1_203 }, (_, index) => ({
    key_id: index + 1,
    key_name: `key.${index}`,
    platforms: ["web" as const],
    translations: [{ language_iso: "en", translation: `Text ${index}` }],
  }));
  const project = { project: { name: "shop", base_language_iso: "en" }, keys };
  const sandbox = await startSandbox({
    state: { token: TOKEN, projects: { [PROJECT]: project } },
    limits: false,
    faults,
  });
  onTestFinished(() => sandbox.close());
  const environment = { LOKALISE_API_TOKEN: TOKEN, LOKALISE_API_URL: sandbox.url };
  const { terminal, lines } = openTestTerminal({ folder, environment });
  const steps: (Progress | "plan" | undefined)[] = [];
  const host: Host = {
    ...terminal,
    context: (...given) => ({
      ...terminal.context(...given),
      batchSize: 2,
      onProgress: (step) => void steps.push(step),
      onPlan: async () => {
        steps.push("plan");
        return true;
      },
    }),
  };
  return { host, steps, lines };
}

const reading = (done: number, total: number) => ({ phase: "reading", count: { done, total, unit: "file" } });
const observing = (done: number, total?: number, project?: string) => ({
  phase: "observing",
  project,
  count: { done, total, unit: "key" },
});
const applying = (done: number, total: number, project?: string) => ({
  phase: "applying",
  project,
  count: { done, total, unit: "change" },
});

/** Either page can be the first. */
const FIRST_PAGE = expect.objectContaining({
  phase: "observing",
  count: { done: expect.toSatisfy((done) => done === 500 || done === 499), total: 1_203, unit: "key" },
});

test("an apply reports files, keys, changes and the check of the result, and that the plan is shown", async () => {
  const files = {
    "one.yaml": `keys:\n${entry(0)}${entry(5_001)}`,
    "two.yaml": `keys:\n${entry(5_002)}${entry(5_003)}`,
    "lokaform.yaml": `projects: { shop: { project: ${PROJECT}, keys: ["one.yaml", "two.yaml"] } }`,
  };
  const { host, steps, lines } = await openRun(files);
  expect(await runCommand("apply", {}, host), lines.join("\n")).toBe(0);
  expect(steps).toEqual([
    { phase: "reading" },
    reading(1, 2),
    reading(2, 2),
    { phase: "observing", project: "shop" },
    FIRST_PAGE,
    observing(999, 1_203, "shop"),
    observing(1_203, 1_203, "shop"),
    { phase: "planning", project: "shop" },
    undefined,
    "plan",
    applying(0, 3, "shop"),
    expect.objectContaining({ phase: "applying", project: "shop" }),
    { phase: "verifying", project: "shop" },
    undefined,
  ]);
});

test("a pull reports the keys that it reads, and ends the step before it asks or prints anything", async () => {
  const { host, steps, lines } = await openRun({});
  expect(await runPull({ project: [PROJECT] }, host), lines.join("\n")).toBe(0);
  expect(steps).toEqual([
    { phase: "observing", project: undefined },
    FIRST_PAGE,
    observing(999, 1_203),
    observing(1_203, 1_203),
    { phase: "writing", project: undefined },
    undefined,
  ]);
});

test("a question of a pull ends the step", async () => {
  const { host, steps, lines } = await openRun({
    "keys.yaml": `keys:\n${entry(0)}${entry(5_001)}`,
    "lokaform.yaml": `project: ${PROJECT}\nwriters: [us@example.com]\n`,
  });
  const ask = async () => {
    steps.push("plan");
    return false;
  };
  await runPull({ "remove-missing": ["true"] }, { ...host, ask });
  expect(steps.slice(-4), lines.join("\n")).toEqual([
    { phase: "planning", project: undefined },
    undefined,
    "plan",
    undefined,
  ]);
});

test("if a list is incomplete, the keys are counted anew while they are read by cursor", async () => {
  const isPaged = (path: string) => /limit=\d{3}&page=/.test(path);
  const short: Fault = {
    onResponse: onKeys(({ path }, page) => (isPaged(path) ? { ...page, rows: page.rows.slice(1) } : page)),
  };
  const { host, steps, lines } = await openRun({ "keys.yaml": `keys:\n${entry(0)}` }, [short]);
  expect(await runCommand("plan", { project: [PROJECT] }, host), lines.join("\n")).toBe(0);
  // The first three pages are read at the same time.
  expect(steps.slice(5, -3)).toEqual([
    observing(1_203, 1_203),
    FIRST_PAGE,
    observing(1_000, 1_203),
    observing(1_203, 1_203),
    { phase: "planning", project: undefined },
  ]);
});

test("a run that fails ends its step", async () => {
  const { host, steps } = await openRun({ "keys.yaml": `keys:\n${entry(0)}` });
  expect(await runCommand("plan", { project: ["4111891469ba5a0ac6eb03.98873509"] }, host)).toBe(1);
  expect(steps.slice(-2)).toEqual([{ phase: "observing", project: undefined }, undefined]);
});
