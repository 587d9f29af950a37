/** Texts of strangers in locale files: as names, texts, descriptions, plural forms, folders and file names, through whole runs. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isAdvice } from "../../src/model/problem.ts";
import type { Report } from "../../src/report/report.ts";
import { type Sandbox, startSandbox } from "../../src/sandbox/sandbox.ts";
import { runInFolder } from "../faults/wholeRuns.ts";
import { oneOfEach } from "../scale.ts";
import { large, short } from "./corpus.ts";
import { expectHarmless, expectHarmlessJson, logOf } from "./harmless.ts";
import { sourceMistakes } from "./sourceMistakes.ts";
import { liveSources, writeSources } from "./sourceProject.ts";

vi.setConfig({ testTimeout: 120_000 });

let sandbox: Sandbox;
let written: ReturnType<typeof writeSources>;

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-sources-"));
  written = writeSources(folder);
  rmSync(folder, { recursive: true });
  sandbox = await startSandbox({ state: liveSources(written.names), limits: false });
});

afterEach(() => sandbox.close());

async function ran(command: "validate" | "plan" | "apply"): Promise<Report> {
  const before = (folder: string) => void writeSources(folder);
  return (await runInFolder({ url: sandbox.url, command, files: {}, before, batchSize: 500 })).report;
}

const problemsOf = (report: Report) => [
  ...report.problems,
  ...report.projects.flatMap(({ problems }) => problems),
];

test("locale files declare exactly their names, and have no effect in the outputs of validate and plan", async () => {
  const valid = await ran("validate");
  // Some texts have blanks that the other language lacks.
  expect(valid.problems.filter((one) => !isAdvice(one))).toEqual([]);
  expect(valid.manifests).toHaveLength(written.files);
  expect(valid.declared?.keys).toBe(written.names.length);
  const plan = await ran("plan");
  expect(problemsOf(plan).filter(({ severity }) => severity === "error")).toEqual([]);
  const { changes, kept } = plan.projects[0]?.plan ?? { changes: [], kept: [] };
  expect(new Set([...changes, ...kept].map(({ label }) => label))).toEqual(new Set(written.names));
  expect(kept.length).toBeGreaterThan(50);
  expectHarmless(plan);
}, 120_000);

test("after an apply of locale files, which has no effect in its outputs, only kept texts are left", async () => {
  const report = await ran("apply");
  const results = report.projects.flatMap((project) => project.results ?? []);
  expect(results.filter(({ outcome }) => outcome.state !== "done")).toEqual([]);
  expect(results.length).toBeGreaterThan(written.names.length / 2);
  expectHarmless(report);
  expectHarmlessJson(report);
  expect((await ran("plan")).projects[0]?.plan?.changes).toEqual([]);
});

function reportOf(...texts: string[]): Report {
  return {
    format_version: 1,
    command: "validate",
    manifests: texts,
    declared: { keys: 1 },
    requests: 0,
    problems: texts.flatMap(sourceMistakes),
    projects: [],
  };
}

const CODES = ["text-file", "not-a-text", "duplicate-text", "no-language-file", "bad-setting"];
test("mistakes in locale files and in their rows have no effect", () => {
  for (const { text } of short) {
    const codes = sourceMistakes(text).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(CODES));
  }
  // test/hostile/reports has all texts: a mistake is shown like any other problem.
  const report = reportOf(...oneOfEach(short, ({ does }) => does).map(({ text }) => text));
  expectHarmless(report);
  expectHarmlessJson(report);
});

test.each(large.filter(({ name }) => /megabyte of|line ends|stars/.test(name)))(
  "a long mistake in a locale file is cut: $name",
  ({ text }) => {
    const report = reportOf(text);
    expect(report.problems.length).toBeGreaterThan(20);
    expect(Math.max(...logOf(report).map((line) => line.length))).toBeLessThan(10_000);
  },
);
