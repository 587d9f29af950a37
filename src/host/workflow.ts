import { resolve } from "node:path";
import type { WrittenFiles } from "../files/outputs.ts";
import { fileLinks, sourceOf, unappliedBase } from "../github/checkout.ts";
import { missingSecrets, readWorkflowContext, type WorkflowContext } from "../github/event.ts";
import { GitHubHistory } from "../github/fileHistory.ts";
import { annotate, debug, hide, print } from "../github/log.ts";
import { type Choice, markersOf } from "../github/markers.ts";
import { checkMayApply, checkStillHead } from "../github/mayApply.ts";
import { printEnd, setRunOutputs, writeSummary } from "../github/outputs.ts";
import { publishPull } from "../github/publishPull.ts";
import { pullRefusal } from "../github/pullRequest.ts";
import { areOfRun, OtherCommits } from "../github/targetFiles.ts";
import { GitHistory, pulledTrailer } from "../history/gitHistory.ts";
import type { Problem } from "../model/problem.ts";
import { optionName, type Setting } from "../model/setting.ts";
import { exitCode } from "../report/exitCode.ts";
import { marker } from "../report/markdown/markdown.ts";
import type { Report } from "../report/report.ts";
import { annotations, findingsAnnotation, problemAnnotation } from "../report/text/annotations.ts";
import { responseText } from "../report/text/progressText.ts";
import { planText, problemText } from "../report/text/reportText.ts";
import { plain } from "../report/text/screen.ts";
import type { LinkTo } from "../report/view/view.ts";
import type { Cancellation } from "../run/cancellation.ts";
import type { Host, RunContext } from "../run/host.ts";
import { readTarget, readTargetSettings } from "../run/target.ts";
import { logProgress } from "../run/watchProgress.ts";
import type { TargetSettings } from "../settings/changedSettings.ts";
import { configPath, runScope } from "../settings/configFile.ts";
import type { RawOptions } from "../settings/flags.ts";
import type { Settings, Sources } from "../settings/resolve.ts";
import { type SettingSources, settingValue } from "../settings/rules.ts";
import * as Changes from "../settings/table/changes.ts";
import { REPORTS } from "../settings/table/output.ts";
import { FILTER, ONLY, PROJECT } from "../settings/table/project.ts";

interface Workflow {
  sources: Sources;
  /** Empty: nothing is asked of GitHub. */
  githubToken: string;
  /** Undefined where no repository is named. */
  github: WorkflowContext | undefined;
  otherCommits: OtherCommits | undefined;
}

export async function openWorkflow(
  sources: Sources,
  githubToken: string,
  problems: readonly Problem[],
): Promise<Host> {
  const { folders } = sources;
  const github = await readWorkflowContext(sources.environment);
  const otherCommits = github && new OtherCommits(github);
  const workflow: Workflow = { sources, githubToken, github, otherCommits };
  return {
    sources: github ? { ...sources, target: targetReader(github, workflow) } : sources,
    problems,
    hide,
    print: (line) => print([line]),
    screen: { paint: plain },
    showProblems: (findings) => {
      print(problemText(findings, plain));
      findings.flatMap(problemAnnotation).forEach(annotate);
    },
    missingSecrets: (settings) => missingSecrets(github, settings),
    context: (settings, cancellation) => contextFor(settings, cancellation, workflow),
    publish: async (report, settings, stopping) => {
      // Loaded here, because the run has done its work when it writes Markdown.
      const { publish } = await import("../github/publish.ts");
      return publish(report, github, {
        writesResult: settings.publish,
        writesCheckRun: !settings.combines,
        githubToken,
        markers: markersOf(github?.workflow, choiceOf(settings), settings.combines ? report : undefined),
        isSuccess: exitCode(report, exitsWithFindings(settings)) === 0,
        source: await sourceOfRun(settings, report.manifests, workflow),
        unappliedBase: unappliedBase(github, settings.applyFrom),
        now: Date.now() / 1000,
        signal: stopping,
      });
    },
    linkTo: (report, settings) => linksOf(report, settings, workflow),
    close: (report, settings, files, annotated) => close(report, settings, { files, annotated }, workflow),
    exitsWithFindings,
    ask: undefined,
    pullRefusal: pullRefusal(github),
    reportPull: async (pulled, settings, signal) => {
      const choice = await pullChoice(pulled.at ?? 0, settings, workflow);
      return publishPull(github, { githubToken, signal }, folders.displayRoot, pulled, choice);
    },
  };
}

/** Read before anything is sent, because the settings of the target limit what is sent. */
function targetReader(context: WorkflowContext, { otherCommits, sources, githubToken }: Workflow) {
  let target: Promise<TargetSettings | undefined> | undefined;
  return async (raw: RawOptions, signal: AbortSignal) => {
    const files = { configFile: configPath(raw, sources.folders), manifests: [], globs: [] };
    const source = await sourceOf(files, sources.folders.displayRoot);
    if (!context.merge && areOfRun(context, source)) return undefined;
    const access = { ...source, githubToken, signal, applies: false };
    target ??= otherCommits?.read(context.merge ? "target" : "run", access, ({ files }) =>
      readTargetSettings(raw, sources, files),
    );
    return target;
  };
}

function exitsWithFindings({ command, failOnDrift }: Settings): boolean {
  return command === "status" || (command === "drift" && failOnDrift);
}

async function close(
  report: Report,
  settings: Settings,
  { files, annotated }: { files: WrittenFiles; annotated: readonly Problem[] | undefined },
  workflow: Workflow,
): Promise<void> {
  const { folders } = workflow.sources;
  const { combines } = settings;
  // The files of other jobs are not here.
  const paths = combines ? [] : report.projects.flatMap(({ backup = [] }) => backup);
  const backups = paths.map((path) => resolve(folders.displayRoot, path));
  // One empty name if lokaform.yaml has no `projects`: for `only` an empty name means the whole file.
  const names = combines ? (report.selected ?? []) : settings.projects.map(({ name = "" }) => name);
  printEnd(report, files, folders);
  annotations(annotated ? { ...report, problems: annotated, projects: [] } : report).forEach(annotate);
  setRunOutputs(report, files, backups, names);
  const linkTo = await linksOf(report, settings, workflow);
  const base = unappliedBase(workflow.github, settings.applyFrom);
  const { summary } = await import("../report/markdown/comment.ts");
  await writeSummary(summary(report, { reportFile: files.reports[0], linkTo, unappliedBase: base }));
  // A step that fails only because of what it found has this one error.
  if (exitCode(report, exitsWithFindings(settings)) === 2) annotate(findingsAnnotation(report));
}

async function linksOf(report: Report, settings: Settings, workflow: Workflow): Promise<LinkTo | undefined> {
  const { github } = workflow;
  return github && fileLinks(github, await sourceOfRun(settings, report.manifests, workflow));
}

/** A summary reads no manifests, and the report of another run may name any path. */
function sourceOfRun(settings: Settings, manifests: readonly string[], { sources }: Workflow) {
  const { configFile, combines, projects } = settings;
  const globs = projects.flatMap((project) => project.manifests ?? []);
  const files = { configFile, manifests: combines ? [] : manifests, globs };
  return sourceOf(files, sources.folders.displayRoot);
}

function contextFor(settings: Settings, cancellation: Cancellation, workflow: Workflow): RunContext {
  const { command, options, applyFrom } = settings;
  const { github, githubToken, otherCommits, sources } = workflow;
  const { folders, environment } = sources;
  const signal = cancellation.stopping;
  /** Of a pull request, the commit that it would be merged into; otherwise the one that was applied last. */
  const readOtherCommit: RunContext["lastApplied"] = async (manifests, reading) => {
    const source = await sourceOfRun(settings, manifests, workflow);
    const access = { ...source, githubToken, signal, applies: command === "apply" };
    return otherCommits?.read(github?.merge ? "target" : "applied", access, (files) =>
      readTarget(command, options, sources, files, signal, reading),
    );
  };
  const git = new GitHistory({ folders, environment, signal });
  const access = { githubToken, workspace: folders.displayRoot, signal };
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
    target: async (...args) => github?.merge && readOtherCommit(...args),
    lastApplied: async (...args) => (github?.merge ? undefined : readOtherCommit(...args)),
    history: github ? new GitHubHistory({ context: github, ...access }).completing(git) : git,
    permission: {
      // The settings and every manifest have to come from the commit of the run.
      toApply: async (manifests) => {
        const source = await sourceOfRun(settings, manifests, workflow);
        return checkMayApply(github, { applyFrom, githubToken, source, signal });
      },
      toWrite: (removes) => checkStillHead(github, { githubToken, signal }, removes),
    },
  };
}

/** What the options and settings choose, by which a run finds what an earlier one published. */
function choiceOf({ options, scope, projects, combines, command }: Settings): Choice {
  const valuesOf = (row: Setting) => options[optionName(row)] ?? [];
  const ids = projects.flatMap(({ id, secrets }) => (secrets.length > 0 && id) || []);
  const reports = combines ? valuesOf(REPORTS) : undefined;
  return { command, scope, only: valuesOf(ONLY), project: valuesOf(PROJECT), ids, reports };
}

async function pullChoice(at: number, settings: Settings, { github, sources }: Workflow) {
  const { options: raw, configFile } = settings;
  const scope = await runScope({ ...raw, [optionName(FILTER)]: undefined }, sources.folders);
  const markers = markersOf(github?.workflow, choiceOf({ ...settings, scope }));
  const inputs: SettingSources = { raw, environment: {}, parts: [] };
  return {
    branch: settingValue(Changes.PULL_BRANCH, inputs),
    only: settingValue(ONLY, inputs) ?? [],
    marker: marker(`lokaform:pull:${markers.scope.inputs}`),
    labels: settingValue(Changes.LABELS, inputs),
    reviewers: settingValue(Changes.REVIEWERS, inputs),
    assignees: settingValue(Changes.ASSIGNEES, inputs),
    draft: settingValue(Changes.DRAFT, inputs),
    autoMerge: settingValue(Changes.AUTO_MERGE, inputs),
    configFile,
    title: settingValue(Changes.PULL_TITLE, inputs),
    trailer: pulledTrailer(at),
  };
}
