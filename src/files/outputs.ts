/** Writes the files that the options name. A file that cannot be written is a problem; the run is reported anyway. */
import { access, constants, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { ManifestGlobs } from "../kinds/read.ts";
import type { RunCommand } from "../model/command.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { PageOptions } from "../report/html.ts";
import type { Report } from "../report/report.ts";
import { withoutValues } from "../report/withoutTexts.ts";
import { linkReason, writeWhole } from "./atomicWrite.ts";
import { allPaths } from "./manifests.ts";
import { type Folders, isBelow, NEVER, realOf } from "./paths.ts";
import { writeErrorReason } from "./system.ts";

interface RunPaths {
  command: RunCommand;
  /** Files to write, and the folder for backups; undefined: not requested. */
  out: string | undefined;
  report: readonly string[];
  backupDir: string | undefined;
  plan: string | undefined;
  /** False: another job publishes what is in the report file, so the file is uploaded. */
  publish: boolean;
  reports: readonly string[];
  configFile: string;
  others: readonly ManifestGlobs[];
}

export interface WrittenFiles {
  plan: string | undefined;
  reports: readonly string[];
  problems: Problem[];
}

/** The problems of the files that the run should write, by path. `manifests`: their paths as they are shown. */
export async function outputsRefused(settings: RunPaths, manifests: readonly string[], folders: Folders) {
  const { command, out, report, plan = [], reports, backupDir, configFile, others } = settings;
  const output = (option: string, path: string | undefined, is: Output["is"]): Output[] =>
    path === undefined ? [] : [{ option, path, is }];
  const outputs = [
    ...output("out", out, "file"),
    ...report.flatMap((path) => output("report", path, "file")),
    ...output("backup-dir", command === "apply" || command === "restore" ? backupDir : undefined, "folder"),
  ];
  if (outputs.length === 0) return new Map();
  const paths = manifests.map((path) => resolve(folders.displayRoot, path));
  const taken = [...paths, ...(await allPaths(others, NEVER)), configFile, ...reports, plan].flat();
  return outputProblems(outputs, taken, folders);
}

export async function writeFiles(
  settings: RunPaths,
  report: Report,
  folders: Folders,
  { now, linkTo }: PageOptions,
): Promise<WrittenFiles> {
  const plans = report.projects.flatMap(({ plan }) => plan ?? []);
  const refused = await outputsRefused(settings, report.manifests, folders);
  const problems: Problem[] = [];
  const write = async (option: string, path: string | undefined, text: () => string | Promise<string>) => {
    if (path === undefined) return undefined;
    const output = { option, path, is: "file" } as const;
    const refusal = refused.get(path) ?? (await writeOutput(output, text, folders));
    if (!refusal) return path;
    // The problem may have been found before anything was sent.
    if (!report.problems.some(({ message }) => message === refusal.message)) problems.push(refusal);
    return undefined;
  };
  const shared = settings.publish ? report : withoutValues(report);
  const reports: string[] = [];
  for (const path of settings.report) {
    const reportPath = await write("report", path, () => reportText(path, shared, { now, linkTo }));
    if (reportPath !== undefined) reports.push(reportPath);
  }
  const planText = async () => asJson((await import("../plan/planFile.ts")).planFile(plans));
  const plan = plans.length > 0 ? await write("out", settings.out, planText) : undefined;
  return { plan, reports, problems };
}

async function reportText(path: string, report: Report, options: PageOptions): Promise<string> {
  if (path.endsWith(".html")) return (await import("../report/html.ts")).page(report, options);
  if (path.endsWith(".json")) return asJson(report);
  const { summary } = await import("../report/markdown/comment.ts");
  return summary(report, { ...options, reportFile: path, limit: Number.MAX_SAFE_INTEGER });
}

function asJson(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

export interface Output {
  option: string;
  path: string;
  is: "file" | "folder";
}

/** The problems of the outputs, by path. `taken`: the files that the run reads, which must not be overwritten. */
export async function outputProblems(outputs: readonly Output[], taken: readonly string[], folders: Folders) {
  const problems = new Map<string, Problem>();
  const inputs = new Set(await Promise.all(taken.map(realName)));
  const options = new Map<string, string>();
  for (const output of outputs) {
    const real = await realName(output.path);
    const option = options.get(real);
    const reason = inputs.has(real)
      ? "is a manifest, or a file that this run reads. Choose another file"
      : option !== undefined
        ? `is also the file of ${option}. Choose another file`
        : await refusalReason(output, folders);
    options.set(real, output.option);
    if (reason !== undefined) problems.set(output.path, notWritten(output, reason));
  }
  return problems;
}

function notWritten({ option, path }: Output, reason: string): Problem {
  return problem("not-written", `${option}: ${path} ${reason}.`);
}

/** Why the file was not written. Below the folders of the run, no link is followed. `mode`: also of an existing file. */
export async function writeOutput(
  output: Output,
  text: string | (() => string | Promise<string>),
  folders: Folders,
  mode?: number,
): Promise<Problem | undefined> {
  try {
    const content = typeof text === "string" ? text : await text();
    const reason = await refusalReason(output, folders);
    if (reason !== undefined) return notWritten(output, `cannot be written: it ${reason}`);
    const root = rootOf(output.path, folders);
    const stats = await stat(output.path).catch(() => undefined);
    // The user may have named a link to a file outside of the folders of the run.
    const path = root === undefined && stats ? await realpath(output.path) : output.path;
    await writeWhole(path, content, { mode: mode ?? (stats && stats.mode & 0o777), root });
    return undefined;
  } catch (error) {
    return notWritten(output, `cannot be written: ${writeErrorReason(error)}`);
  }
}

async function refusalReason({ path, is }: Output, folders: Folders): Promise<string | undefined> {
  const isRoot = is === "folder" && rootsOf(folders).includes(path);
  const root = isRoot ? path : rootOf(path, folders);
  if (folders.confined && root === undefined)
    return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
  if (root !== undefined && !isRoot) {
    const reason = await linkReason(path, root);
    if (reason !== undefined) return reason;
  }
  if (is === "folder") return folderRefusalReason(path);
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isDirectory()) return "is a folder. Name a file";
  // A whole file takes the place of an old one, which a program that has opened /dev/stdout would not see.
  if (stats && (!stats.isFile() || /^\/(dev|proc)\//.test(path)))
    return "is not an ordinary file. Choose another file";
  const folder = await stat(dirname(path)).catch(() => undefined);
  if (!folder?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
  // A new file takes the place of an old one, so the folder must be writable too.
  const paths = [...(stats ? [path] : []), dirname(path)];
  return (await Promise.all(paths.map(isWritable))).every(Boolean) ? undefined : UNWRITABLE;
}

const UNWRITABLE = "cannot be written: this user may not write there";

/** A missing folder is created later in its nearest existing parent, so that parent is checked. */
async function folderRefusalReason(path: string): Promise<string | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats && dirname(path) !== path) return folderRefusalReason(dirname(path));
  if (!stats?.isDirectory()) return "is a file, or is below one. Choose a folder";
  return (await isWritable(path)) ? undefined : UNWRITABLE;
}

async function isWritable(path: string): Promise<boolean> {
  return (await access(path, constants.W_OK).catch(() => false)) !== false;
}

function rootOf(path: string, folders: Folders): string | undefined {
  return rootsOf(folders).find((root) => isBelow(path, root));
}

function rootsOf({ confined, working }: Folders): string[] {
  const roots = confined ? [confined.workspace, confined.temp] : [working];
  return roots.flatMap((root) => (root === undefined ? [] : [resolve(root)]));
}

/** The same name for all paths of a file, whatever links lead to it, even before it exists. */
async function realName(path: string): Promise<string> {
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isFile()) return `${stats.dev}:${stats.ino}`;
  return join(await realOf(dirname(path)), basename(path));
}
