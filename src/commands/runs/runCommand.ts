/** The way of every command that ends with a report: read the settings, run, write the files, report, exit code. */
import { dirname, resolve } from "node:path";
import { removeLeftovers } from "../../files/atomicWrite.ts";
import { writeFiles } from "../../files/outputs.ts";
import type { Folders } from "../../files/paths.ts";
import type { RunCommand } from "../../model/command.ts";
import { anyError, type Problem, problem } from "../../model/problem.ts";
import { exitCode } from "../../report/exitCode.ts";
import type { Report } from "../../report/report.ts";
import { stoppable } from "../../run/cancellation.ts";
import type { Host, RunContext } from "../../run/host.ts";
import { run, withProblems } from "../../run/run.ts";
import type { RawOptions } from "../../settings/flags.ts";
import { readSettings, type Settings } from "../../settings/resolve.ts";

interface Variation {
  backupProject?: string;
  /** Set for a summary. `found`: problems that no other run has annotated. */
  summary?: { settings: Settings; found: readonly Problem[] };
  engine(settings: Settings, problems: readonly Problem[], context: RunContext): Promise<Report>;
}

export async function runCommand(
  command: RunCommand,
  raw: RawOptions,
  host: Host,
  { backupProject, summary, engine }: Variation = { engine: run },
): Promise<number> {
  return stoppable(async (cancellation) => {
    const sources = { ...host.sources, backupProject, signal: cancellation.stopping };
    const { settings, problems, withoutSecrets } = summary
      ? { settings: summary.settings, problems: host.problems }
      : await read(command, raw, { ...host, sources });
    if (settings.matrix) return printNames(settings, problems, host);
    cancellation.stopAfter(settings.timeLimit);
    const context = host.context(settings, cancellation);
    const ran = await engine(settings, problems, withoutSecrets ? { ...context, withoutSecrets } : context);
    const unpublished = await host.publish(ran, settings, cancellation.stopping);
    const published = withProblems(ran, unpublished);
    const files = await writeFiles(settings, published, sources.folders, {
      now: context.now() / 1000,
      linkTo: settings.report.length === 0 ? undefined : await host.linkTo(published, settings),
    });
    const report = withProblems(published, files.problems);
    const annotated = summary && [...problems, ...summary.found, ...unpublished, ...files.problems];
    await removeLeftovers(foldersOf(settings, report, sources.folders));
    await host.close(report, settings, files, annotated);
    return exitCode(report, host.exitsWithFindings(settings));
  });
}

/** Without secrets, as for a pull request from a fork, a run only checks the manifests, and compares them with the target. */
async function read(
  command: RunCommand,
  raw: RawOptions,
  { sources, problems: wrong, hide, missingSecrets }: Host,
): Promise<{ settings: Settings; problems: Problem[]; withoutSecrets?: true }> {
  const asked = await readSettings(command, raw, sources);
  hide(asked.settings.secrets);
  const missing = missingSecrets(asked.settings);
  if (!missing) return { ...asked, problems: [...wrong, ...asked.problems] };
  const { settings, problems } = await readSettings("validate", raw, sources);
  return { settings, problems: [...wrong, ...problems, missing], withoutSecrets: true };
}

/** The folders in which an earlier run of the same project can have written. */
function foldersOf({ backupDir, out, report: outputs }: Settings, { manifests }: Report, folders: Folders) {
  const files = [...manifests.map((path) => resolve(folders.displayRoot, path)), ...outputs, out ?? []];
  return [...files.flat().map((path) => dirname(path)), backupDir ?? []].flat();
}

function printNames({ projects }: Settings, problems: readonly Problem[], host: Host): number {
  const names = projects.flatMap(({ name }) => name ?? []);
  const message = "--matrix prints the names of the projects in lokaform.yaml, but it has no projects.";
  const none = problem("bad-setting", message);
  const wrong = anyError(problems) || names.length > 0 ? problems : [...problems, none];
  host.showProblems(wrong);
  if (anyError(wrong)) return 1;
  host.print(JSON.stringify(names));
  return 0;
}
