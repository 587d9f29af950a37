/**
 * A whole random run: apply, from files to report, and then restore from its backup. It has no faults that make the client
 * wait; the runs of the engine have them.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { readBackupFiles } from "../../src/files/backupFile.ts";
import { writeFiles } from "../../src/files/outputs.ts";
import { exitCode, isRed } from "../../src/report/exitCode.ts";
import { summary } from "../../src/report/markdown/comment.ts";
import type { Report } from "../../src/report/report.ts";
import { annotations } from "../../src/report/text/annotations.ts";
import { closingText, planText, problemsAndFailuresText } from "../../src/report/text/reportText.ts";
import { Cancellation } from "../../src/run/cancellation.ts";
import type { RunContext } from "../../src/run/host.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { restore } from "../../src/run/restore.ts";
import { run } from "../../src/run/run.ts";
import type { Sandbox } from "../../src/sandbox/sandbox.ts";
import type { CompleteState } from "../../src/sandbox/state.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { readSettings } from "../../src/settings/resolve.ts";
import { NO_HISTORY } from "../history.ts";
import { PROJECT, VARIABLES, type World } from "../properties/randomProject.ts";
import { startSandbox } from "../sandboxFaults/fault.ts";
import { seededFaults } from "../sandboxFaults/seeded.ts";
import { textsLost } from "./losses.ts";
import { ENGINE_FAULTS, type RandomRun } from "./randomRun.ts";

const TOKEN = "whole-run-token-5f0e";
const OTHER_PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.87654321";
const BACKUPS = "lokaform-backup";
/** With these faults, the client waits before it repeats a request. */
const SLOW_FAULTS = /^(429|long-429|423|5|cut|html|slow)/;
export const WHOLE_RUN_FAULTS: readonly string[] = ENGINE_FAULTS.filter((name) => !SLOW_FAULTS.test(name));

export async function wholeRun(random: RandomRun): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-random-"));
  const { webhooksPage: usualOtherPage, pluralChange } = random;
  const sandbox = await startSandbox({
    state: random.world.state,
    limits: false,
    assumptions: { usualOtherPage, pluralChange },
    faults: seededFaults(random.faults, random.seed),
  });
  try {
    const before = sandbox.state();
    writeManifests(folder, random);
    const report = await runCommand("apply", { folder, sandbox, before, cutAfter: random.cutAfter });
    const written = report.projects.flatMap(({ results }) => results ?? []);
    for (const { plan, results } of report.projects)
      if (results && plan && results.length !== plan.changes.length)
        throw new Error(`${plan.changes.length} changes, ${results.length} outcomes`);
    if (isRed(report) !== (exitCode(report, false) !== 0))
      throw new Error("the exit code is not that of the report");
    if (sandbox.requests.some(({ method }) => method !== "GET") && written.length === 0)
      throw new Error("something was written, and no outcome is reported");
    await checkRestore(folder, random, before, sandbox.state());
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

/** A restore brings back every text that the run removed or overwrote. A second restore has nothing to do. */
async function checkRestore(
  folder: string,
  random: RandomRun,
  before: CompleteState,
  after: CompleteState,
): Promise<void> {
  const [backup] = backupsIn(folder);
  // What another user removed or overwrote is not in the backup.
  const edited = random.faults.some((name) => name.includes("editor") || name === "changing-lists");
  if (backup === undefined) {
    const lost = textsLost(before, after);
    if (lost.length > 0 && !edited) throw new Error(`lost, and there is no backup: ${lost.join("; ")}`);
    return;
  }
  await checkDamaged(folder, backup, random, before, after);
  const lasting = random.faults.filter((name) => name === "huge-ids");
  const state = withIdsOf(before, after);
  const sandbox = await startSandbox({ state, limits: false, faults: seededFaults(lasting, 0) });
  try {
    const one = { folder, sandbox, before, backup };
    // A text that the service changed when it stored it looks like the work of a translator.
    const force = random.faults.includes("normalised-text");
    const first = await runCommand("restore", { ...one, force });
    const wrong = first.problems.filter(({ severity }) => severity === "error");
    if (wrong.length > 0) throw new Error(`the backup cannot be read: ${JSON.stringify(wrong)}`);
    const bad = first.projects
      .flatMap(({ results = [] }) => results)
      .filter(({ outcome }) => outcome.state !== "done");
    if (bad.length > 0) throw new Error(`not restored: ${JSON.stringify(bad)}`);
    const lost = textsLost(before, sandbox.state());
    if (lost.length > 0 && !edited) throw new Error(`not brought back: ${lost.join("; ")}`);
    const again = await runCommand("restore", { ...one, force });
    const rest = again.projects.flatMap(({ plan }) => plan?.changes ?? []);
    if (rest.length > 0) throw new Error(`a second restore has something to do: ${JSON.stringify(rest)}`);
  } finally {
    await sandbox.close();
  }
}

/**
 * A sandbox gives ids above all ids in its state. The service never gives the id of a removed key again, so a key of another
 * project has the highest one.
 */
function withIdsOf(before: CompleteState, after: CompleteState): SandboxState {
  const keys = Object.values(before.projects).flatMap((project) => project.keys);
  const key_id = Math.max(1, ...keys.map((key) => key.key_id));
  return {
    ...after,
    projects: { ...after.projects, [OTHER_PROJECT]: { keys: [{ key_id, key_name: "a" }] } },
  };
}

/** A backup that was cut at any place, or in which any character is another one, is refused, and nothing is written. */
async function checkDamaged(
  folder: string,
  backup: string,
  { seed }: RandomRun,
  before: CompleteState,
  after: CompleteState,
): Promise<void> {
  const bytes = readFileSync(join(folder, backup));
  const at = seed % bytes.length;
  const changed = Buffer.from(bytes).fill((bytes[at] ?? 0) ^ 1, at, at + 1);
  const sandbox = await startSandbox({ state: after, limits: false });
  try {
    for (const damaged of [bytes.subarray(0, at), changed]) {
      writeFileSync(join(folder, "damaged.yaml"), damaged);
      const report = await runCommand("restore", { folder, sandbox, before, backup: "damaged.yaml" });
      const codes = report.problems.filter(({ severity }) => severity === "error").map(({ code }) => code);
      if (!codes.includes("bad-backup") || sandbox.requests.length > 0)
        throw new Error(
          `a backup that was damaged at byte ${at} is used: ${JSON.stringify(report.problems)}`,
        );
    }
  } finally {
    await sandbox.close();
    rmSync(join(folder, "damaged.yaml"));
  }
}

interface CommandOptions {
  folder: string;
  sandbox: Sandbox;
  /** The live state before the first run. */
  before: CompleteState;
  cutAfter?: number | undefined;
  backup?: string;
  force?: boolean;
}

/** Runs a command, and checks that no form of its output contains a secret. */
async function runCommand(command: "apply" | "restore", options: CommandOptions): Promise<Report> {
  const { folder, sandbox, before, cutAfter, backup, force = false } = options;
  const folders = { working: folder, displayRoot: folder };
  const environment = { ...VARIABLES, LOKALISE_API_TOKEN: TOKEN, LOKALISE_API_URL: sandbox.url };
  const read = backup === undefined ? undefined : await readBackupFiles(KINDS, backup, folders);
  const said = {
    project: [PROJECT],
    rate: ["1000"],
    report: [`${command}.json`],
    ...(force && { force: ["true"] }),
    ...(backup !== undefined && { backup: [backup] }),
  };
  const { settings, problems } = await readSettings(command, said, {
    folders,
    environment,
    token: undefined,
    backupDir: BACKUPS,
    backupProject: read?.backup?.project,
  });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const cancellation = new Cancellation();
  const lines: string[] = [];
  let answers = 0;
  const context: RunContext = {
    folders,
    environment,
    cancellation,
    now: () => 1_700_000_000_000,
    wait: async () => {},
    onSecrets: () => {},
    onResponse: () => {
      if (cutAfter !== undefined && answers++ === cutAfter) cancellation.stop("SIGINT");
    },
    onPlan: async (project) => {
      lines.push(...planText(project, { paint: plain, command }));
      return true;
    },
    batchSize: 2,
    history: NO_HISTORY,
  };
  const ran = await (read ? restore(read, settings, problems, context) : run(settings, problems, context));
  cancellation.close();
  const files = await writeFiles(settings, ran, folders, { now: 0, linkTo: undefined });
  const [file] = files.reports;
  if (file === undefined) throw new Error(`no report is written: ${JSON.stringify(files.problems)}`);
  const report = readFileSync(file, "utf8");
  if (JSON.stringify(JSON.parse(report)) !== JSON.stringify(ran))
    throw new Error("the report file is not the report");
  const shown = [
    ...lines,
    ...problemsAndFailuresText(ran, plain),
    ...closingText(ran, { paint: plain }),
    report,
    summary(ran, { reportFile: undefined }),
    JSON.stringify(annotations(ran)),
    ...backupsIn(folder).map((name) => readFileSync(join(folder, name), "utf8")),
  ].join("\n");
  const secrets = before.projects[PROJECT]?.webhooks.map(({ secret }) => secret) ?? [];
  for (const secret of [TOKEN, ...Object.values(VARIABLES), ...secrets])
    if (shown.includes(secret)) throw new Error(`a secret is shown by ${command}: ${secret}`);
  if (ran.projects.some(({ bugs = [] }) => bugs.length > 0)) throw new Error(`a bug: ${report}`);
  return ran;
}

function writeManifests(folder: string, { world, rules }: { world: World; rules: RandomRun["rules"] }): void {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write("keys.yaml", world.keys);
  write("webhooks.yaml", world.webhooks);
  const settings = {
    ...(rules.owner !== undefined && { owner: rules.owner }),
    languages: rules.languages,
    prune: {
      keys: rules.prune.key,
      webhooks: rules.prune.webhook,
      ...(rules.prune.key !== "off" && { by: rules.pruneBy }),
    },
    limits: { removals: 1000, removals_percent: 100, webhook_removals: 1000, overwrites_percent: 100 },
  };
  write("lokaform.yaml", stringify(settings));
}

function backupsIn(folder: string): string[] {
  try {
    const names = readdirSync(join(folder, BACKUPS)).filter((name) => name.endsWith(".yaml"));
    return names.sort().map((name) => join(BACKUPS, name));
  } catch {
    return [];
  }
}

const plain = (_style: string, text: string) => text;
