/** A workflow as the place where a command runs. */
import { dirname, resolve } from "node:path";
import { type CommitFiles, UnreadableFile } from "../files/commitFiles.ts";
import { allPaths } from "../files/manifests.ts";
import type { WrittenFiles } from "../files/outputs.ts";
import { isFile, NEVER, pathShown, realOf } from "../files/paths.ts";
import { ToolFailure } from "../files/system.ts";
import { branchOf, checkoutsOf, fileLinks, unappliedBase, workflowWith } from "../github/checkout.ts";
import { readWorkflowContext, type WorkflowContext } from "../github/event.ts";
import { GitHubHistory } from "../github/fileHistory.ts";
import { annotate, clean, debug, hide, print } from "../github/log.ts";
import { checkMayApply, checkStillHead, EVENTS_OF_BRANCH } from "../github/mayApply.ts";
import { setOutputs, setRunOutputs, writeSummary } from "../github/outputs.ts";
import type { Markers } from "../github/publishOptions.ts";
import { keepPullRequest, pullRefusal } from "../github/pullRequest.ts";
import {
  findAppliedFiles,
  findRunFiles,
  findTargetFiles,
  notKnown,
  type TargetFiles,
  unreadableReason,
} from "../github/targetFiles.ts";
import { GitHistory, pulledTrailer } from "../history/gitHistory.ts";
import { shortened } from "../model/difference.ts";
import { sha256 } from "../model/digest.ts";
import type { FileHistory } from "../model/earlierManifest.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { optionName, type Setting } from "../model/setting.ts";
import { exitCode } from "../report/exitCode.ts";
import { bytes, characters } from "../report/markdown/body.ts";
import { MAX_COMMENT, MAX_SUMMARY } from "../report/markdown/comment.ts";
import { firstPullBody, problemPage, pullBody, UNSTARTED } from "../report/markdown/driftIssue.ts";
import { blocks, marker, md } from "../report/markdown/markdown.ts";
import type { ProjectReport, Report } from "../report/report.ts";
import { shortLine } from "../report/safeText.ts";
import { annotations, findingsAnnotation, problemAnnotation } from "../report/text/annotations.ts";
import { responseText } from "../report/text/progressText.ts";
import {
  closingText,
  manifestText,
  planText,
  problemsAndFailuresText,
  problemText,
  writtenText,
} from "../report/text/reportText.ts";
import { pullTitle } from "../report/view/summaries.ts";
import type { LinkTo } from "../report/view/view.ts";
import { firstPullTitle } from "../report/view/writtenFiles.ts";
import { redactedPull, withoutTexts } from "../report/withoutTexts.ts";
import type { Cancellation } from "../run/cancellation.ts";
import type { Host, RunContext, WorkflowPull } from "../run/host.ts";
import { readTarget, readTargetSettings } from "../run/target.ts";
import { logProgress } from "../run/watchProgress.ts";
import type { TargetSettings } from "../settings/changedSettings.ts";
import { configPath, runScope } from "../settings/configFile.ts";
import { optionValue, type RawOptions } from "../settings/flags.ts";
import type { Settings, Sources } from "../settings/resolve.ts";
import {
  ASSIGNEES,
  AUTO_MERGE,
  DRAFT,
  LABELS,
  PULL_BRANCH,
  PULL_TITLE,
  REVIEWERS,
} from "../settings/table/changes.ts";
import { REPORTS } from "../settings/table/output.ts";
import { FILTER, ONLY, PROJECT } from "../settings/table/project.ts";
import { plain } from "./console.ts";

type FoundFiles = Extract<TargetFiles, { is: "found" }>;

interface Workflow {
  sources: Sources;
  /** Empty: nothing is asked of GitHub. */
  githubToken: string;
  /** Undefined where no repository is named. */
  github: WorkflowContext | undefined;
  /** The files of the other commit that were found before, by the checkouts that they were found for. */
  targets: Map<string, TargetFiles>;
}

/** `problems`: with the inputs. */
export async function openWorkflow(
  sources: Sources,
  githubToken: string,
  problems: readonly Problem[],
): Promise<Host> {
  const { folders } = sources;
  const github = await readWorkflowContext(sources.environment);
  const workflow: Workflow = { sources, githubToken, github, targets: new Map() };
  let target: Promise<TargetSettings | undefined> | undefined;
  // Read before anything is sent, because they limit what is sent.
  const targetSettings: Sources["target"] = async (raw, signal) => {
    const settings = { configFile: configPath(raw, folders), combines: false, command: "plan" } as const;
    const isOfRun = !github?.merge && (await hasRunCommit(settings, workflow));
    const find = github?.merge ? undefined : findRunFiles;
    const readSettings = ({ files }: FoundFiles) => readTargetSettings(raw, sources, files);
    target ??= isOfRun ? undefined : findTarget(settings, [], signal, workflow, readSettings, find);
    return target;
  };
  return {
    sources: github ? { ...sources, target: targetSettings } : sources,
    problems,
    hide,
    print: (line) => print([line]),
    screen: { paint: plain },
    showProblems: (findings) => {
      print(problemText(findings, plain));
      findings.flatMap(problemAnnotation).forEach(annotate);
    },
    missingSecrets: (settings) => missingSecrets(settings, github),
    context: (settings, cancellation, raw) => contextFor(settings, cancellation, raw, workflow),
    publish: async (report, raw, settings, stopping) => {
      const markers = markersOf(github, raw, settings, settings.combines ? report : undefined);
      const source = await sourceOf(settings, report.manifests, workflow);
      // Loaded here, because the run has done its work when it writes Markdown.
      const { publish } = await import("../github/publish.ts");
      const unseen = await unseenResults(settings, report, workflow);
      const whole = { ...report, problems: [...report.problems, ...unseen] };
      const published = await publish(whole, github, {
        writesResult: settings.publish,
        writesCheckRun: !settings.combines,
        githubToken,
        markers,
        isSuccess: exitCode(report, exitsWithFindings(settings)) === 0,
        source,
        unappliedBase: baseWithoutApply(settings, github),
        now: Date.now() / 1000,
        signal: stopping,
      });
      print(published.urls.map((url) => `Written: ${url}`));
      return [...published.problems.map(cleaned), ...unseen];
    },
    linkTo: (report, settings) => linksOf(report, settings, workflow),
    close: (report, settings, files, annotated) => close(report, settings, { files, annotated }, workflow),
    exitsWithFindings,
    ask: undefined,
    pullRefusal: pullRefusal(github),
    reportPull: (...args) => reportPull(workflow, ...args),
  };
}

/** What a workflow probably wants to be elsewhere. */
async function unseenResults(
  { combines, command }: Settings,
  { projects }: Report,
  { github, sources }: Workflow,
): Promise<Problem[]> {
  const as = { severity: "warning", scope: "change" } as const;
  if (github?.event === "pull_request_target") return [problem("bad-setting", TARGET, as)];
  const hasChanges = projects.some(({ plan }) => plan && plan.changes.length > 0);
  const isPush = github?.event === "push" && branchOf(github) !== undefined;
  if (command !== "plan" || combines || !isPush || !hasChanges) return [];
  const apply = await workflowWith("apply", sources.folders.displayRoot);
  return apply === undefined ? [problem("bad-setting", NO_APPLY, as)] : [];
}

const TARGET =
  "With pull_request_target, this job has the secrets of the repository, and a pull request of a stranger could read them. Use pull_request: then a fork gets no secrets, and its manifests are only checked.";
const NO_APPLY =
  "This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply.";

function exitsWithFindings({ command, failOnDrift }: Settings): boolean {
  return command === "status" || (command === "drift" && failOnDrift);
}

/** What the log, later steps and the page of the run get. */
async function close(
  report: Report,
  settings: Settings,
  { files, annotated }: { files: WrittenFiles; annotated: readonly Problem[] | undefined },
  workflow: Workflow,
): Promise<void> {
  const { folders } = workflow.sources;
  const { combines } = settings;
  const paths = report.projects.flatMap(({ backup = [] }) => backup);
  // The files of other jobs are not here.
  const backups = combines ? [] : paths.map((path) => resolve(folders.displayRoot, path));
  // One empty name if lokaform.yaml has no `projects`: for `only` an empty name means the whole file.
  const names = combines ? (report.selected ?? []) : settings.projects.map(({ name = "" }) => name);
  print([
    ...manifestText(report, { paint: plain }),
    ...problemsAndFailuresText(withoutTexts(report), plain),
    ...closingText(report, plain),
    ...writtenText(files, (path) => pathShown(path, folders)),
  ]);
  annotations(annotated ? { ...report, problems: annotated, projects: [] } : report).forEach(annotate);
  setRunOutputs(report, files, backups, names);
  const linkTo = await linksOf(report, settings, workflow);
  const unappliedBase = baseWithoutApply(settings, workflow.github);
  const { summary } = await import("../report/markdown/comment.ts");
  await writeSummary(summary(report, { reportFile: files.reports[0], linkTo, unappliedBase }));
  // A step that fails only because of what it found has this one error.
  if (exitCode(report, exitsWithFindings(settings)) === 2) annotate(findingsAnnotation(report));
}

function baseWithoutApply({ applyFrom }: Settings, github: WorkflowContext | undefined) {
  return github && unappliedBase(github, applyFrom);
}

async function linksOf(report: Report, settings: Settings, workflow: Workflow): Promise<LinkTo | undefined> {
  const { github, sources } = workflow;
  const checkouts = await sourceCheckouts(settings, report.manifests, workflow);
  return github && fileLinks(github, checkouts, sources.folders.displayRoot);
}

/**
 * The settings and manifests of another commit: in a pull request, of the one that it would be merged into; otherwise of the one
 * that was applied last. `readFiles` reads them from the files of that commit.
 */
async function findTarget<Read>(
  settings: Pick<Settings, "configFile" | "combines" | "command">,
  manifests: readonly string[],
  signal: AbortSignal,
  workflow: Workflow,
  readFiles: (files: FoundFiles) => Promise<Read>,
  find?: typeof findRunFiles,
): Promise<Read | Extract<TargetFiles, { is: "missing" }> | undefined> {
  const { github, githubToken, sources, targets } = workflow;
  if (!github) return undefined;
  const checkouts = await sourceCheckouts(settings, manifests, workflow);
  const access = { githubToken, checkouts, workspace: sources.folders.displayRoot, signal };
  const cacheKey = JSON.stringify([checkouts, find?.name]);
  const targetFiles =
    targets.get(cacheKey) ??
    (await (find
      ? find(github, access)
      : github.merge
        ? findTargetFiles(github, github.merge, access)
        : findAppliedFiles(github, access, settings.command === "apply")));
  targets.set(cacheKey, targetFiles);
  if (targetFiles.is === "missing") return targetFiles;
  try {
    return await readFiles(targetFiles);
  } catch (error) {
    if (error instanceof UnreadableFile) return notKnown(unreadableReason(error));
    throw error;
  }
}

/** Whether the files are those of the run's commit. On other events, strangers may have put files into the checkout. */
async function hasRunCommit(settings: Pick<Settings, "configFile" | "combines">, workflow: Workflow) {
  const { github } = workflow;
  if (!github || !EVENTS_OF_BRANCH.includes(github.event)) return !github;
  const checkouts = await sourceCheckouts(settings, [], workflow);
  return checkouts.every(({ commit = github.sha }) => commit === github.sha);
}

async function sourceOf(settings: Settings, manifests: readonly string[], workflow: Workflow) {
  const workspace = workflow.sources.folders.displayRoot;
  const checkouts = await sourceCheckouts(settings, manifests, workflow);
  const paths = settings.combines ? [] : manifests;
  const onDisk = [settings.configFile, ...paths.map((path) => resolve(workspace, path))];
  const globs = settings.projects.flatMap((project) => project.manifests ?? []);
  const inCommit = (commit: CommitFiles) => allPaths(globs, NEVER, { commit });
  return { checkouts, workspace, read: { onDisk, inCommit } };
}

/** The commits that the settings and the manifests come from, also those of the files that are links. */
async function sourceCheckouts(
  settings: Pick<Settings, "configFile" | "combines">,
  manifests: readonly string[],
  workflow: Workflow,
) {
  const { configFile, combines } = settings;
  const { displayRoot } = workflow.sources.folders;
  // A summary reads no manifests, and the report of another run may name any path.
  const paths = combines ? [] : manifests.map((path) => resolve(displayRoot, path));
  // Without a settings file, its folder says nothing about where the manifests come from.
  const files = paths.length === 0 || (await isFile(configFile, {})) ? [configFile, ...paths] : paths;
  const real = await Promise.all(files.map(realOf));
  return checkoutsOf([...files, ...real].map(dirname), displayRoot);
}

function contextFor(
  settings: Settings,
  cancellation: Cancellation,
  raw: RawOptions,
  workflow: Workflow,
): RunContext {
  const { command, applyFrom } = settings;
  const { github, githubToken, sources } = workflow;
  const { folders, environment } = sources;
  const signal = cancellation.stopping;
  const readOther: RunContext["lastApplied"] = (manifests, reading) =>
    findTarget(settings, manifests, signal, workflow, (files) =>
      readTarget(command, raw, sources, files, signal, reading),
    );
  return {
    folders,
    environment,
    cancellation,
    now: Date.now,
    wait: (ms) => cancellation.wait(ms),
    onSecrets: hide,
    onResponse: (seen) => debug(responseText(seen)),
    ...logProgress(Date.now, (line) => print([line])),
    onPlan: async (project) => {
      print(planText(project, { paint: plain, command, keptElsewhere: "the report file lists" }));
      return true;
    },
    onBatch: () => {},
    target: async (...args) => github?.merge && readOther(...args),
    lastApplied: async (...args) => (github?.merge ? undefined : readOther(...args)),
    history: workflowHistory(workflow, signal),
    permission: {
      // The settings and every manifest have to come from the commit of the run.
      toApply: async (manifests) => {
        const source = await sourceOf(settings, manifests, workflow);
        return checkMayApply(github, { applyFrom, githubToken, source, signal });
      },
      toWrite: (removes) => checkStillHead(github, { githubToken, signal }, removes),
    },
  };
}

export function workflowHistory(
  { sources, github: context, githubToken }: Pick<Workflow, "sources" | "github" | "githubToken">,
  signal: AbortSignal,
): FileHistory {
  const { folders, environment } = sources;
  const git = new GitHistory({ folders, environment, signal });
  const workspace = folders.displayRoot;
  const api = context && new GitHubHistory({ context, githubToken, workspace, signal });
  return {
    ...(api && { pullOf: api.pullOf }),
    async versions(...args) {
      const readsLine = args[0] !== Number.POSITIVE_INFINITY;
      // A step before this one may have unpacked files of a stranger into the folder .git.
      if (api && readsLine && !EVENTS_OF_BRANCH.includes(context.event)) return api.versions(...args);
      const local = await git.versions(...args).catch((error: unknown) => {
        if (api && error instanceof ToolFailure) return error;
        throw error;
      });
      if (local instanceof ToolFailure) {
        const onGitHub = await api?.versions(...args);
        if (onGitHub?.is === "read") return onGitHub;
        throw local;
      }
      if (!api || local.is === "read" || !readsLine || signal.aborted) return local;
      const remote = await api.versions(...args);
      if (remote.is === "read") return remote;
      // The commits are those of one of both, in their order.
      const { noRepository: _, ...facts } = remote.versions.length > local.versions.length ? remote : local;
      return { ...facts, why: `${remote.why} ${local.why}` };
    },
  };
}

/** Why the manifests are not compared with the project; undefined if the run has a token, or if it must have one. */
function missingSecrets({ command, projects }: Settings, github: WorkflowContext | undefined) {
  if (!github || command === "apply" || projects.some(({ token }) => token !== undefined)) return undefined;
  const { event, isFork, pullRequest } = github;
  const notice = (reason: string, fix = "") => {
    const message = `${reason}: the manifests were checked, and not compared with the project.${fix}`;
    return problem("no-secrets", message, { severity: "notice" });
  };
  if (pullRequest?.origin === "fork")
    return notice("This pull request comes from a fork, and GitHub gives it no secrets");
  if (pullRequest?.origin === "Dependabot")
    return notice(
      "This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them",
    );
  // A fork gets the workflows of the repository, and none of its secrets.
  if (event === "schedule" && isFork)
    return notice(
      "This repository is a fork, and its scheduled run has no API token",
      " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.",
    );
  return undefined;
}

// Markers by which a run finds its own comment and issues again.

const PLAN_MARKER = "lokaform:plan";

/**
 * The same settings give the same markers, also if the settings have mistakes. Each workflow has its own comment. A project
 * has one issue, independent of the workflow that finds the drift and of the other projects of the run.
 */
function markersOf(
  github: WorkflowContext | undefined,
  raw: RawOptions,
  { scope, projects: chosen, combines, command }: Settings,
  combined?: Report,
): Markers {
  const valuesOf = (rows: readonly Setting[]) => rows.map((row) => raw[optionName(row)] ?? []);
  // A summary and a run of all projects in one workflow are two comments.
  const reports = combines ? valuesOf([REPORTS]) : [];
  // The ids that the environment chose.
  const ids = chosen.flatMap(({ id, secrets }) => (secrets.length > 0 && id) || []);
  const projects = [...valuesOf([ONLY, PROJECT]), ids];
  const scopes = new Set(combined?.projects.map((project) => project.scope?.id ?? ""));
  const inputs = combined ? [[...scopes].sort(), combined.selected] : [scope?.id, projects];
  const [only = []] = valuesOf([ONLY]);
  const names = [scope?.settings_file ?? [], only].flat().map((name) => shortLine(`${name}`, 40));
  return {
    commentPrefix: `<!-- ${PLAN_MARKER}:`,
    comment: `${PLAN_MARKER}:${hashed([github?.workflow, scope?.id, projects, ...reports])}`,
    scope: {
      inputs: hashed(inputs).slice(0, 8),
      project: (project) => hashed(scopeOf(project)).slice(0, 8),
    },
    check: {
      name: `Lokaform ${command}${names.length > 0 ? `: ${shortened(names.join(", "), 80)}` : ""}`,
      id: `lokaform:check:${hashed([github?.workflow, scope?.id, projects])}`,
    },
    issue: (project) => `lokaform:drift:${hashed(scopeOf(project))}`,
  };
}

/** An id from a variable is hidden, so its digest tells projects apart. */
function scopeOf({ scope, digest, id }: ProjectReport) {
  return [scope?.id, digest ?? id];
}

function hashed(parts: readonly unknown[]): string {
  return sha256(JSON.stringify(parts)).slice(0, 16);
}

/** Brings what a pull wrote into its pull request. Later steps and the page of the run get its figures, too. */
async function reportPull(
  { github, githubToken, sources }: Workflow,
  pulled: WorkflowPull,
  raw: RawOptions,
  settings: Settings,
  signal: AbortSignal,
): Promise<Problem[]> {
  const { folders } = sources;
  const { first: firstPull, at = 0, written: newFiles = [], problems } = pulled;
  const later = (pulled.later ?? []).map((pull) => redactedPull(pull, clean));
  const conflicts = later.flatMap(({ kept }) => kept.filter(({ open }) => open)).length;
  const wasCompared = firstPull !== undefined || later.length > 0;
  const pages = pagesOf({ ...pulled, later });
  const scope = await runScope({ ...raw, [optionName(FILTER)]: undefined }, folders);
  const content = {
    branch: optionValue(PULL_BRANCH, raw),
    only: optionValue(ONLY, raw) ?? [],
    marker: marker(`lokaform:pull:${markersOf(github, raw, { ...settings, scope }).scope.inputs}`),
    labels: optionValue(LABELS, raw) ?? LABELS.default,
    reviewers: optionValue(REVIEWERS, raw) ?? REVIEWERS.default,
    assignees: optionValue(ASSIGNEES, raw) ?? ASSIGNEES.default,
    draft: optionValue(DRAFT, raw) ?? DRAFT.default,
    autoMerge: optionValue(AUTO_MERGE, raw) ?? AUTO_MERGE.default,
    ...{ written: newFiles, configFile: configPath(raw, folders), isComplete: !anyError(problems) },
    title: clean(optionValue(PULL_TITLE, raw) ?? pages.title),
    body: (limit: number, isOwnToken: boolean) =>
      isOwnToken ? blocks([pages.body(limit - UNSTARTED.length - 2), UNSTARTED]) : pages.body(limit),
    trailer: wasCompared ? pulledTrailer(at) : "",
  };
  const keptPull =
    github && wasCompared && !signal.aborted
      ? await keepPullRequest(github, { githubToken, signal }, folders.displayRoot, content)
      : { problems: [] };
  // Empty if nothing was compared.
  const ofPull = (value: number | boolean) => (wasCompared ? String(value) : "");
  setOutputs({
    summary: pages.title,
    "has-changes": ofPull(newFiles.length > 0),
    conflicts: ofPull(conflicts),
    "pull-request-number": keptPull.pull ? String(keptPull.pull.number) : "",
    "pull-request-url": keptPull.pull?.html_url ?? "",
  });
  if (keptPull.pull) print([`Pull request: ${keptPull.pull.html_url}`]);
  const summary = pagesOf({ ...pulled, later, problems: [...problems, ...keptPull.problems] }).summary;
  await writeSummary(md`${summary}\n`);
  return keptPull.problems.map(cleaned);
}

function cleaned(finding: Problem): Problem {
  return { ...finding, message: clean(finding.message) };
}

function pagesOf({ first: firstPull, later, problems }: WorkflowPull) {
  const room = { limit: MAX_SUMMARY - 1, measure: bytes, overflow: "the log has them all" };
  const title = "Translations from Lokalise: not compared";
  if (!firstPull && !later?.length) return { title, body: () => md``, summary: problemPage(problems, room) };
  if (firstPull) {
    const body = (limit: number) => firstPullBody(firstPull, limit);
    const summary = blocks([body(MAX_COMMENT), problemPage(problems, room)]);
    return { title: firstPullTitle(firstPull), body, summary };
  }
  const body = (limit: number) =>
    pullBody(later ?? [], { limit, measure: characters, overflow: "the diff has them all" });
  return { title: pullTitle(later ?? []), body, summary: pullBody(later ?? [], { ...room, problems }) };
}
