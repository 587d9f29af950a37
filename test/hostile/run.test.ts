/** All texts of the corpus at once, through whole runs: from files, to the service and back, to all outputs. */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBackup } from "../../src/backup/restore.ts";
import { readBackupFiles } from "../../src/files/backupFile.ts";
import type { Report } from "../../src/report/report.ts";
import { Cancellation } from "../../src/run/cancellation.ts";
import type { RunContext } from "../../src/run/host.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { restore } from "../../src/run/restore.ts";
import { run } from "../../src/run/run.ts";
import type { Sandbox } from "../../src/sandbox/sandbox.ts";
import { readSettings } from "../../src/settings/resolve.ts";
import { NO_HISTORY } from "../history.ts";
import { startSandbox } from "../sandboxFaults/fault.ts";
import { expectHarmless, expectHarmlessJson } from "./harmless.ts";
import { declarable, refusing, state, writeManifests } from "./hostileProject.ts";

const NOW = Date.UTC(2026, 0, 15, 12);

let folder: string;
let sandbox: Sandbox;
let files: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "lokaform-hostile-"));
  files = writeManifests(folder);
  sandbox = await startSandbox({ state: state("::error::@everyone"), limits: false, faults: [refusing] });
});

afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

async function ran(command: "plan" | "apply" | "drift"): Promise<Report> {
  const folders = { working: folder, displayRoot: folder };
  const environment = { LOKALISE_API_TOKEN: "token", LOKALISE_API_URL: sandbox.url };
  const { settings, problems } = await readSettings(
    command,
    {},
    {
      folders,
      environment,
      token: undefined,
      backupDir: "kept",
    },
  );
  return run(settings, problems, context(environment));
}

function context(environment: Record<string, string>): RunContext {
  return {
    folders: { working: folder, displayRoot: folder },
    environment,
    cancellation: new Cancellation(),
    now: () => NOW,
    wait: async () => {},
    onSecrets: () => {},
    onResponse: () => {},
    onPlan: async () => true,
    history: NO_HISTORY,
  };
}

async function restored(file: string): Promise<Report> {
  const folders = { working: folder, displayRoot: folder };
  const environment = { LOKALISE_API_TOKEN: "token", LOKALISE_API_URL: sandbox.url };
  const read = await readBackupFiles(KINDS, file, folders);
  const backupProject = read.backup?.project;
  const sources = { folders, environment, token: undefined, backupDir: "kept", backupProject };
  const { settings, problems } = await readSettings("restore", {}, sources);
  return restore(read, settings, problems, context(environment));
}

test("texts have no effect in the outputs of plan and drift", async () => {
  const plan = await ran("plan");
  expect(new Set(plan.problems.map(({ code }) => code))).toEqual(new Set(["unknown-event", "secret-in-url"]));
  expect(plan.manifests).toHaveLength(files);
  expect(plan.projects[0]?.plan?.changes.length).toBeGreaterThan(2 * declarable.length);
  expectHarmless(plan);
  expectHarmless(await ran("drift"));
});

test("texts have no effect in the outputs of a restore", async () => {
  const [{ backup = "" } = {}] = (await ran("apply")).projects;
  const report = await restored(backup);
  const [{ plan, problems = [] } = {}] = report.projects;
  expect(plan?.changes.length).toBeGreaterThan(declarable.length / 2);
  expect(problems.length).toBeGreaterThan(0);
  expectHarmless(report);
  expectHarmlessJson(report);
});

test("texts have no effect in the outputs of an apply with refusals, and are in the backup", async () => {
  const report = await ran("apply");
  expectHarmless(report);
  expectHarmlessJson(report);
  const [{ results = [], backup = "" } = {}] = report.projects;
  const said = results.flatMap(({ outcome }) => (outcome.state === "failed" ? [outcome.message] : []));
  expect(said.length).toBeGreaterThan(declarable.length / 2);
  const { backup: read, problems } = readBackup(KINDS, "backup", readFileSync(join(folder, backup), "utf8"));
  expect(problems).toEqual([]);
  expect(read?.entries.keys).toHaveLength(declarable.length);
});
