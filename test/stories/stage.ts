/**
 * Plays a story: a folder with manifests, what is live, and what is run, against a sandbox. What comes out is what a user
 * would see, and what the service was asked.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { annotations } from "../../src/report/annotations.ts";
import { markdown } from "../../src/report/markdown.ts";
import { isRed, type Report } from "../../src/report/report.ts";
import { closingText, failureText, planText, problemText } from "../../src/report/terminal.ts";
import { run } from "../../src/run.ts";
import { type Assumptions, type Fault, type SandboxState, startSandbox } from "../../src/sandbox/sandbox.ts";
import type { Said, SyncCommand } from "../../src/settings/options.ts";
import { readSettings } from "../../src/settings/settings.ts";

/** What story.json may say. */
export interface StorySettings {
  /** What the story shows, in a sentence. */
  about: string;
  commands: SyncCommand[];
  said?: Said;
  environment?: Record<string, string>;
  assumptions?: Partial<Assumptions>;
  /** Names of keys that the service refuses, one by one. */
  refuseKeys?: string[];
}

export interface Played {
  reports: Report[];
  /** What a terminal shows, command after command, with the exit code. */
  terminal: string;
  annotations: string;
  summary: string;
  requests: string;
  state: SandboxState;
}

/** Unix seconds at which every story takes place. */
const NOW = Date.UTC(2026, 0, 15, 12) / 1000;
const TOKEN = "story-token-0123456789";

export async function play(folder: string): Promise<Played> {
  const settings: StorySettings = JSON.parse(readFileSync(join(folder, "story.json"), "utf8"));
  const live = join(folder, "live.json");
  const state: SandboxState = existsSync(live) ? JSON.parse(readFileSync(live, "utf8")) : { projects: {} };
  const faults = settings.refuseKeys ? [refusing(settings.refuseKeys)] : [];
  const sandbox = await startSandbox({
    state,
    limits: false,
    clock: () => NOW * 1000,
    assumptions: settings.assumptions,
    faults,
  });
  const environment = { LOKALISE_API_TOKEN: TOKEN, LOKALISE_API_URL: sandbox.url, ...settings.environment };
  const reports: Report[] = [];
  const terminal: string[] = [];
  try {
    for (const command of settings.commands) {
      const report = await once(command, folder, settings, environment, Object.keys(state.projects)[0]);
      reports.push(report);
      terminal.push(`$ lokaform ${command}`, ...words(report), `exit ${isRed(report) ? 1 : 0}`, "");
    }
    const last = reports.at(-1);
    if (!last) throw new Error(`${folder} runs no command`);
    return {
      reports,
      terminal: terminal.join("\n"),
      annotations: `${annotations(last)
        .map((one) => JSON.stringify(one))
        .join("\n")}\n`,
      summary: markdown(last, NOW),
      requests: sandbox.requests.map(requestLines).join("\n"),
      state: sandbox.state(),
    };
  } finally {
    await sandbox.close();
  }
}

async function once(
  command: SyncCommand,
  folder: string,
  story: StorySettings,
  environment: Record<string, string>,
  project: string | undefined,
): Promise<Report> {
  // One request at a time, so that the service sees them in one order.
  const said: Said = {
    ...(project !== undefined && { project: [project] }),
    rate: ["1000"],
    concurrency: ["1"],
    ...story.said,
  };
  const { settings, problems } = readSettings(command, said, environment, undefined);
  return run(settings, problems, {
    folders: { working: folder, shown: folder },
    environment,
    onSecrets: () => {},
    onResponse: () => {},
    onPlan: async () => true,
    onBatch: () => {},
  });
}

function words(report: Report): string[] {
  const plain = (_style: string, text: string) => text;
  return [
    ...planText(report, { paint: plain, now: NOW }),
    ...problemText(report.problems, plain),
    ...failureText(report.results ?? [], plain),
    ...[closingText(report, plain)].filter((line) => line !== ""),
  ];
}

function requestLines({
  method,
  path,
  status,
  body,
}: {
  method: string;
  path: string;
  status: number;
  body?: unknown;
}): string {
  const sent = body === undefined ? "" : `\n${JSON.stringify(body, null, 2)}`;
  return `${method} ${decodeURIComponent(path)} → ${status}${sent}\n`;
}

function refusing(names: readonly string[]): Fault {
  return {
    refuseKey: (_request, { key_name, key_id }) =>
      names.includes(String(key_name)) || names.includes(String(key_id))
        ? { message: "This key is refused by the story", code: 400, ...echo(key_name, key_id) }
        : undefined,
  };
}

function echo(name: unknown, id: unknown): { key_id: number } | { key_name: string } {
  return typeof id === "number" ? { key_id: id } : { key_name: String(name) };
}
