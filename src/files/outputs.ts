/** Writes the files that the options name. A file that cannot be written is a problem; the run is reported anyway. */
import { resolve } from "node:path";
import type { ManifestGlobs } from "../kinds/manifestGlobs.ts";
import type { RunCommand } from "../model/command.ts";
import type { Problem } from "../model/problem.ts";
import type { Report } from "../report/report.ts";
import type { LinkTo } from "../report/view/view.ts";
import { withoutValues } from "../report/withoutTexts.ts";
import { allPaths } from "./manifests.ts";
import { notWritten, type Output, outputProblems, writeOutput } from "./outputPaths.ts";
import type { Folders } from "./paths.ts";
import { writeErrorReason } from "./wholeFile.ts";

/** The paths in the settings of a run. */
export interface RunPaths {
  command: RunCommand;
  /** Files to write, and the folder for backups; undefined: not requested. */
  out: string | undefined;
  report: readonly string[];
  backupDir: string | undefined;
  /** The reviewed plan to read. */
  plan: string | undefined;
  /** False: another job publishes what is in the report file, so the file is uploaded. */
  publish: boolean;
  /** The reports to read, for a summary. */
  reports: readonly string[];
  configFile: string;
  /** Manifests of the projects that the run leaves out. */
  others: readonly ManifestGlobs[];
}

export interface WrittenFiles {
  /** The paths of the files that were written. */
  plan: string | undefined;
  reports: readonly string[];
  problems: Problem[];
}

/** What a page or Markdown says that is not in the report. */
export interface PageFacts {
  /** Unix seconds. */
  now: number;
  linkTo: LinkTo | undefined;
}

const NEVER = new AbortController().signal;

/** The problems of the files that the run should write, by path. `manifests`: their paths as they are shown. */
export async function outputsRefused(
  settings: RunPaths,
  manifests: readonly string[],
  folders: Folders,
): Promise<Map<string, Problem>> {
  const { command, out, report, plan, reports, backupDir, configFile, others } = settings;
  const output = (option: string, path: string | undefined, is: Output["is"]): Output[] =>
    path === undefined ? [] : [{ option, path, is }];
  const outputs = [
    ...output("out", out, "file"),
    ...report.flatMap((path) => output("report", path, "file")),
    ...output("backup-dir", command === "apply" || command === "restore" ? backupDir : undefined, "folder"),
  ];
  if (outputs.length === 0) return new Map();
  const read = manifests.map((path) => resolve(folders.displayRoot, path));
  const manifestsOfOthers = Object.values(await allPaths(others, NEVER)).flat();
  const taken = [
    ...read,
    ...manifestsOfOthers,
    configFile,
    ...reports,
    ...(plan === undefined ? [] : [plan]),
  ];
  return outputProblems(outputs, taken, folders);
}

export async function writeFiles(
  settings: RunPaths,
  report: Report,
  folders: Folders,
  { now, linkTo }: PageFacts,
): Promise<WrittenFiles> {
  const plans = report.projects.flatMap(({ plan }) => plan ?? []);
  const refused = await outputsRefused(settings, report.manifests, folders);
  const problems: Problem[] = [];
  const add = (one: Problem) => {
    // The problem may have been found before anything was sent.
    if (!report.problems.some(({ message }) => message === one.message)) problems.push(one);
  };
  const written = async (option: string, path: string | undefined, text: () => string | Promise<string>) => {
    if (path === undefined) return undefined;
    const known = refused.get(path);
    if (known) add(known);
    else {
      try {
        await writeOutput({ option, path, is: "file" }, await text(), folders);
        return path;
      } catch (error) {
        const why = writeErrorReason(error);
        add(notWritten({ option, path }, `cannot be written: ${why}`));
      }
    }
    return undefined;
  };
  const { publish } = settings;
  const shared = publish ? report : withoutValues(report);
  const reports: string[] = [];
  for (const path of settings.report) {
    const one = await written("report", path, () => reportText(path, shared, { now, linkTo }));
    if (one !== undefined) reports.push(one);
  }
  return {
    plan:
      plans.length > 0
        ? await written("out", settings.out, async () => {
            const { planFile } = await import("../plan/planFile.ts");
            return asJson(planFile(plans));
          })
        : undefined,
    reports,
    problems,
  };
}

/** Few runs write a page, and its code is large. */
async function reportText(path: string, report: Report, facts: PageFacts): Promise<string> {
  if (path.endsWith(".html")) return (await import("../report/html/page.ts")).page(report, facts);
  if (path.endsWith(".json")) return asJson(report);
  const { summary } = await import("../report/markdown/summary.ts");
  return summary(report, { ...facts, reportFile: path, limit: Number.MAX_SAFE_INTEGER });
}

function asJson(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
