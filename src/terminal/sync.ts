/** validate, plan and apply in a terminal: what is printed when, and how it ends. */
import { readFile, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { type Batch, changesOf } from "../apply/batches.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { Outcome } from "../plan/ledger.ts";
import type { Change } from "../plan/plan.ts";
import { markdown } from "../report/markdown.ts";
import { hasChanges, isRed, type Report } from "../report/report.ts";
import { oneLine } from "../report/safe.ts";
import { counted } from "../report/sentences.ts";
import { closingText, failureText, planText, problemText } from "../report/terminal.ts";
import { run } from "../run.ts";
import type { Said, SyncCommand } from "../settings/options.ts";
import { readSettings, type Settings } from "../settings/settings.ts";
import type { Console } from "./console.ts";

export interface Surroundings {
  folder: string;
  environment: Readonly<Record<string, string | undefined>>;
  console: Console;
  /** Whether somebody sits there who can be asked. */
  interactive: boolean;
  /** Whether apply shows the plan before it goes on. */
  showPlan: boolean;
}

/** The exit code: 0 done or no differences, 1 not all well, 2 changes found and asked to say so. */
export async function sync(command: SyncCommand, said: Said, around: Surroundings): Promise<number> {
  const { console, environment, folder } = around;
  const file = await readToken(said["token-file"]?.at(-1));
  const { settings, problems } = readSettings(command, said, environment, file.token);
  console.hide([settings.token ?? ""]);
  const report = await run(settings, [...file.problems, ...problems], {
    folders: { working: folder, shown: folder },
    environment,
    onSecrets: (values) => console.hide(values),
    onResponse: ({ method, path, status, ms, attempt }) => {
      const again = attempt > 1 ? `, attempt ${attempt}` : "";
      if (settings.verbose)
        console.error(
          console.paint(
            "dim",
            `${method} ${path} → ${status ?? "no answer"} in ${Math.round(ms)} ms${again}`,
          ),
        );
    },
    onPlan: (planned) => shown(planned, settings, around),
    onBatch: (batch, outcomes) => {
      if (!settings.quiet) console.out(batchWords(batch, outcomes, console));
    },
  });
  await write(settings, report);
  closing(report, settings, console);
  if (isRed(report)) return 1;
  return settings.detailedExitcode && hasChanges(report) ? 2 : 0;
}

async function readToken(file: string | undefined): Promise<{ token?: string; problems: Problem[] }> {
  if (file === undefined) return { problems: [] };
  try {
    const token = (await readFile(file, "utf8")).trim();
    if (token !== "") return { token, problems: [] };
    return { problems: [problem("bad-setting", `The token file ${file} is empty.`)] };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problems: [problem("bad-setting", `The token file ${file} cannot be read: ${why}.`)] };
  }
}

/** Shows the plan. Apply asks first, where there is somebody to ask. */
async function shown(
  report: Report,
  settings: Settings,
  { console, interactive, showPlan }: Surroundings,
): Promise<boolean> {
  const asks = settings.command === "apply" && !settings.yes && interactive && hasChanges(report);
  if (settings.format === "text" && showPlan && (!settings.quiet || asks)) {
    for (const line of planText(report, { paint: console.paint, now: Date.now() / 1000 })) console.out(line);
  }
  if (!asks) return true;
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await ask.question("Apply this plan? Only yes goes on: ");
  ask.close();
  if (answer.trim().toLowerCase() === "yes") return true;
  console.out("Nothing was applied.");
  return false;
}

function batchWords(batch: Batch, outcomes: readonly Outcome[], { paint }: Console): string {
  const changes = changesOf(batch);
  const done = outcomes.filter(({ state }) => state === "done").length;
  const not = outcomes.length - done;
  const what = batch.kind === "key" ? counted(done, "key") : `webhook ${oneLine(batch.change.label)}`;
  if (not === 0) return `  ${paint("good", "✓")} ${verbFor(changes)} ${what}`;
  if (batch.kind === "webhook") return `  ${paint("bad", "✗")} not ${verbFor(changes)}: ${what}`;
  return `  ${paint("bad", "✗")} ${verbFor(changes)} ${what}, ${not} not`;
}

function verbFor(changes: readonly Change[]): string {
  if (changes.every(({ action }) => action === "create")) return "created";
  return changes.every((change) => change.action === "update" && change.renamed_from !== undefined)
    ? "renamed"
    : "updated";
}

async function write({ out, report: file }: Settings, report: Report): Promise<void> {
  if (out !== undefined && report.plan) await writeFile(out, `${JSON.stringify(report.plan, null, 2)}\n`);
  if (file !== undefined) await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
}

function closing(report: Report, settings: Settings, console: Console): void {
  const { paint } = console;
  if (settings.format === "json") console.out(JSON.stringify(report, null, 2));
  if (settings.format === "markdown") console.out(markdown(report, Date.now() / 1000).trimEnd());
  for (const line of problemText(report.problems, paint)) console.error(line);
  for (const line of failureText(report.results ?? [], paint)) console.error(line);
  if (settings.format !== "text") return;
  const last = closingText(report, paint);
  if (last === "") return;
  if (isRed(report)) console.error(last);
  else console.out(last);
}
