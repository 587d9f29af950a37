/** All texts of the corpus at once, against what users run: the built action and the built command line. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../../src/sandbox/sandbox.ts";
import { runAction } from "../dist/runner.ts";
import { CLI, runNode } from "../dist/spawn.ts";
import { short } from "./corpus.ts";
import { hidesSomething } from "./harmless.ts";
import { outline } from "./markdownParser.ts";
import { asRunner } from "./runnerParser.ts";
import { refusing, state, writeManifests } from "./shop.ts";

let folder: string;
let sandbox: Sandbox;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "lokaform-hostile-"));
  writeManifests(folder);
  const name = short.map(({ text }) => text).join(" ");
  sandbox = await startSandbox({ state: state(name), limits: false, faults: [refusing] });
});

afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

test("the action gives the runner its own commands and outputs, and no others", async () => {
  const inputs = {
    command: "plan",
    token: "some-token",
    "api-url": sandbox.url,
    out: "p.json",
    report: "r.json",
  };
  const { code, commands, log, outputs, summary } = await runAction(folder, inputs, { RUNNER_DEBUG: "1" });
  expect(code).toBe(0);
  const told = commands
    .filter(({ name }) => name !== "debug")
    .map(({ name, properties }) => [name, properties.title]);
  expect(told).toEqual([
    ["add-mask", undefined],
    ["add-mask", undefined],
    ...Array(9).fill(["warning", "lokaform: unknown-event"]),
    ["warning", expect.stringMatching(/^and \d+ more$/)],
  ]);
  expect(commands.filter(({ name, text }) => name === "debug" && !/^(GET|The job)/.test(text))).toEqual([]);
  expect(Object.keys(outputs).sort()).toEqual([
    ...["created", "destroyed", "failed", "has-changes", "matrix", "plan-file", "report-file", "updated"],
  ]);
  expect(outputs["plan-file"]).toBe(join(folder, "p.json"));
  expect(hidesSomething(`${log.join("\n")}\n${summary}`)).toBe(false);
  expect(outline(summary)).toEqual([
    "root",
    "  heading 2",
    '    text "Lokaform plan · "',
    "    inlineCode",
    "  paragraph",
    expect.stringMatching(/^ {4}text "From \d+ manifests"$/),
    "  paragraph",
    "    strong",
    expect.stringMatching(/^ {6}text "Plan: \d+ to create, [\w ,;]+\. \d+ requests, about \d+ s\."$/),
    "  heading 3",
    expect.stringMatching(/^ {4}text "\d+ problems"$/),
    "  code  ",
    "  code diff ",
  ]);
});

test.each(["apply --yes --verbose", "plan --format json", "plan --format markdown", "drift"])(
  "in any step, %s gives the runner no command",
  async (words) => {
    const args = words.split(" ");
    const env = { LOKALISE_API_TOKEN: "some-token", LOKALISE_API_URL: sandbox.url };
    const { stdout, stderr } = await runNode([CLI, ...args, "--report", "r.json"], { cwd: folder, env });
    const [out, problems] = [asRunner(stdout), asRunner(stderr)];
    expect([...out.commands, ...problems.commands]).toEqual([]);
    expect(problems.log.length).toBeGreaterThan(100);
    expect(hidesSomething(stdout + stderr)).toBe(false);
    const report = JSON.parse(readFileSync(join(folder, "r.json"), "utf8"));
    if (args.includes("json")) expect(JSON.parse(stdout)).toEqual(report);
    else expect(out.log.length).toBeGreaterThan(200);
  },
);
