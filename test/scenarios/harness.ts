/**
 * Plays a scenario: a folder with manifests, what is live, and what is run, against a sandbox. What comes out is what a user
 * would see, and what the service was asked. Runs write into a copy of the folder.
 */

import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { PassThrough } from "node:stream";
import { COMMANDS } from "../../src/commands/commands.ts";
import type { Prompt } from "../../src/host/prompt.ts";
import type { RunCommand } from "../../src/model/command.ts";
import { driftState } from "../../src/report/exitCode.ts";
import { comment, summary } from "../../src/report/markdown/comment.ts";
import { driftIssue, issueTitle, resolvedIssue } from "../../src/report/markdown/driftIssue.ts";
import type { Report } from "../../src/report/report.ts";
import { annotations } from "../../src/report/text/annotations.ts";
import type { Assumptions } from "../../src/sandbox/assumptions.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import type { RawOptions } from "../../src/settings/flags.ts";
import { ofAnyVersion } from "../anyVersion.ts";
import { startSandbox } from "../sandboxFaults/fault.ts";
import { openTestTerminal } from "../terminal.ts";
import { refusing } from "./refusing.ts";
import { requestLines } from "./requestLines.ts";

/** Golden files that a scenario has only if it names them. */
export const CHOSEN = ["annotations.txt", "summary.md"] as const;

/** What scenario.json may say. */
export interface ScenarioSettings {
  /** What the scenario shows, in a sentence. */
  about: string;
  /** The scenario is about these, so they are golden files, too. */
  goldens?: (typeof CHOSEN)[number][];
  commands: (RunCommand | Step)[];
  options?: RawOptions;
  environment?: Record<string, string>;
  assumptions?: Partial<Assumptions>;
  /** Names of keys that the service refuses, one by one. */
  refuseKeys?: string[];
  /** Keys in one request, at most. */
  batchSize?: number;
}

/** A command that needs more than its name. */
export interface Step {
  command: RunCommand;
  options?: RawOptions;
  /** Absent: in a terminal. */
  as?: "action";
  /** Requests that other people send before it. `token`: one of live.json, with its user. Default: the token of the runs. */
  edits?: { method: string; path: string; body?: unknown; token?: string }[];
  /** Files that are written before it. */
  files?: Record<string, string>;
  /** The answer to the question whether to apply the plan; absent: the run does not ask. */
  answer?: "no";
  /** Ctrl-C after this number of responses. */
  interruptAfter?: number;
}

export interface ScenarioResult {
  reports: Report[];
  /** What a terminal shows, command after command, with the exit code. */
  terminal: string;
  chosen: Record<(typeof CHOSEN)[number], string>;
  /** What GitHub shows in addition: the comment of a plan, or the issues of a drift. */
  github: { file: string; words: string } | undefined;
  requests: string;
  /** The written backups with their names; undefined if there are no backups. */
  backups: string | undefined;
  state: SandboxState;
}

/** Unix seconds at which every scenario takes place. */
const NOW = Date.UTC(2026, 0, 15, 12) / 1000;
const TOKEN = "story-token-0123456789";
const BACKUPS = "lokaform-backup";

interface Place {
  folder: string;
  url: string;
  scenario: ScenarioSettings;
  environment: Record<string, string>;
  /** Given as an option where no lokaform.yaml names one. */
  project: string | undefined;
}

export async function runScenario(folder: string): Promise<ScenarioResult> {
  const scenario: ScenarioSettings = JSON.parse(readFileSync(join(folder, "scenario.json"), "utf8"));
  const copy = mkdtempSync(join(tmpdir(), "lokaform-scenario-"));
  cpSync(folder, copy, { recursive: true, filter: (file) => basename(file) !== "golden" });
  const live = join(folder, "live.json");
  const state: SandboxState = existsSync(live) ? JSON.parse(readFileSync(live, "utf8")) : { projects: {} };
  const sandbox = await startSandbox({
    state,
    limits: false,
    clock: () => NOW * 1000,
    assumptions: scenario.assumptions,
    faults: scenario.refuseKeys ? [refusing(scenario.refuseKeys)] : [],
  });
  const place: Place = {
    folder: copy,
    url: sandbox.url,
    scenario,
    environment: { LOKALISE_API_TOKEN: TOKEN, LOKALISE_API_URL: sandbox.url, ...scenario.environment },
    project: hasConfig(folder, scenario) ? undefined : Object.keys(state.projects)[0],
  };
  const reports: Report[] = [];
  const terminal: string[] = [];
  try {
    for (const one of scenario.commands) {
      const { report, lines } = await runStep(typeof one === "string" ? { command: one } : one, place);
      reports.push(report);
      terminal.push(...lines, "");
    }
    const last = reports.at(-1);
    if (!last) throw new Error(`${folder} runs no command`);
    return {
      reports,
      terminal: terminal.join("\n"),
      chosen: {
        "annotations.txt": `${annotations(last)
          .map((one) => JSON.stringify(one))
          .join("\n")}\n`,
        "summary.md": ofAnyVersion(summary(last, { reportFile: undefined })),
      },
      github: githubWords(last),
      requests: sandbox.requests.map(requestLines).join("\n"),
      backups: backupsIn(join(copy, BACKUPS)),
      state: sandbox.state(),
    };
  } finally {
    await sandbox.close();
    rmSync(copy, { recursive: true });
  }
}

function githubWords(report: Report): ScenarioResult["github"] {
  const options = { now: NOW, limit: 65_000, commit: "0123456789abcdef", run: "", workflowUrl: "" };
  if (report.command === "plan")
    return {
      file: "comment.md",
      words: ofAnyVersion(comment(report, { ...options, marker: "lokaform:plan" })),
    };
  if (report.command !== "drift") return undefined;
  const issues = report.projects.map((project) => {
    const state = driftState(project);
    const issue = { ...options, marker: "lokaform:drift" };
    const words = state === "drift" ? driftIssue(report, project, issue) : resolvedIssue(project, issue);
    return `# ${issueTitle(project)} (${state})\n\n${words}\n`;
  });
  return { file: "issues.md", words: ofAnyVersion(issues.join("\n")) };
}

async function runStep(step: Step, place: Place): Promise<{ report: Report; lines: string[] }> {
  const { command, edits = [], files = {} } = step;
  const { folder, url, scenario, environment } = place;
  for (const { method, path, body, token = TOKEN } of edits) {
    const headers = { "X-Api-Token": token, "Content-Type": "application/json" };
    const { ok } = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!ok) throw new Error(`${method} ${path} of the scenario is refused`);
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  // One request at a time, so that the service sees them in one order.
  const raw: RawOptions = {
    ...(place.project !== undefined && { project: [place.project] }),
    rate: ["1000"],
    concurrency: ["1"],
    ...scenario.options,
    ...step.options,
  };
  const { terminal, lines } = openTestTerminal({
    folder,
    environment,
    now: () => NOW * 1000,
    backupDir: step.as === "action" ? undefined : BACKUPS,
    prompt: step.answer === undefined ? undefined : answering(step.answer),
  });
  lines.push(`$ lokaform ${command}${flagWords(step.options)}`);
  let answers = 0;
  let report: Report | undefined;
  const code = await COMMANDS[command].run(raw, {
    ...terminal,
    context: (settings, cancellation) => ({
      ...terminal.context(settings, cancellation),
      wait: async () => {},
      ...(scenario.batchSize !== undefined && { batchSize: scenario.batchSize }),
      onResponse: () => {
        answers += 1;
        if (answers === step.interruptAfter) cancellation.stop("SIGINT");
      },
      onBatch: () => {},
    }),
    close: async (ended, settings, files) => {
      report = ended;
      await terminal.close(ended, settings, files);
    },
  });
  if (!report) throw new Error(`${command} ends without a report`);
  return { report, lines: [...lines, `exit ${code}`] };
}

/** A person who gives this answer, and to whom the question is not shown in the golden file. */
function answering(answer: string): Prompt {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.write(`${answer}\n`);
  output.resume();
  return { input, output, seesOut: true };
}

function hasConfig(folder: string, { options }: ScenarioSettings): boolean {
  return options?.config !== undefined || existsSync(join(folder, "lokaform.yaml"));
}

function flagWords(raw: RawOptions = {}): string {
  return Object.entries(raw)
    .flatMap(([name, values]) =>
      (values ?? []).map((value) => {
        if (name === "backup") return ` ${value}`;
        return value === "true" ? ` --${name}` : ` --${name} ${value}`;
      }),
    )
    .join("");
}

function backupsIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .sort()
    .map((name) => `# ${name}\n${readFileSync(join(folder, name), "utf8")}`)
    .join("\n");
}
