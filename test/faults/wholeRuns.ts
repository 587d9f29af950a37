/** Complete runs, as a terminal starts them, each with its files in its own folder. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { RunCommand } from "../../src/model/command.ts";
import { exitCode } from "../../src/report/exitCode.ts";
import type { Report } from "../../src/report/report.ts";
import { Cancellation } from "../../src/run/cancellation.ts";
import { run } from "../../src/run/run.ts";
import type { RawOptions } from "../../src/settings/flags.ts";
import { readSettings } from "../../src/settings/resolve.ts";
import { NO_HISTORY } from "../history.ts";

export interface RunOptions {
  /** Where the service is. */
  url: string;
  command: RunCommand;
  files: Record<string, string>;
  raw?: RawOptions;
  cancellation?: Cancellation;
  batchSize?: number;
  environment?: Record<string, string>;
  /** Called with the folder of the files before the run. */
  before?: (folder: string) => void;
}

/** One request at a time, each with one key. */
export async function runInFolder({
  url,
  command,
  files,
  raw = {},
  cancellation = new Cancellation(),
  batchSize = 1,
  environment: given = {},
  before,
}: RunOptions): Promise<{ report: Report; code: number }> {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-run-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    before?.(folder);
    const folders = { working: folder, displayRoot: folder };
    const environment = { LOKALISE_API_URL: url, LOKALISE_API_TOKEN: "any", ...given };
    const usual = { concurrency: ["1"], rate: ["1000"] };
    const sources = { folders, environment, token: undefined, backupDir: "kept" };
    const { settings, problems } = await readSettings(command, { ...usual, ...raw }, sources);
    const report = await run(settings, problems, {
      folders,
      environment,
      cancellation,
      now: Date.now,
      wait: (ms) => cancellation.wait(ms),
      onSecrets: () => {},
      onResponse: () => {},
      onPlan: async () => true,
      batchSize,
      history: NO_HISTORY,
    });
    return { report, code: exitCode(report, false) };
  } finally {
    cancellation.close();
    rmSync(folder, { recursive: true });
  }
}
