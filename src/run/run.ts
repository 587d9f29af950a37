/** The story of a run: read everything, then go through project by project, and report. */

import { outputsRefused } from "../files/outputs.ts";
import type { Declaration } from "../kinds/declaration.ts";
import { pluralRemarks } from "../kinds/key/plurals.ts";
import { anyError, type Problem } from "../model/problem.ts";
import { Redaction } from "../model/secrets.ts";
import { secretsOf } from "../model/variables.ts";
import { redactedProject, redactedReport } from "../report/redaction.ts";
import type { ProjectReport, Report } from "../report/report.ts";
import type { Settings } from "../settings/resolve.ts";
import type { Scene } from "./context.ts";
import { readProjects } from "./declarations.ts";
import { runProject } from "./project.ts";
import { savedPlans } from "./reviewedPlans.ts";

/**
 * `settingProblems` are those that were met before: with any error among them nothing is sent. No part of the report
 * holds a secret, whoever wrote it.
 */
export function run(settings: Settings, settingProblems: readonly Problem[], scene: Scene): Promise<Report> {
  return redacted(scene, (hiding) => story(settings, settingProblems, hiding));
}

/** Tells a story whose report holds no secret that the scene was told of. */
export async function redacted(scene: Scene, tell: (scene: Scene) => Promise<Report>): Promise<Report> {
  const redaction = new Redaction();
  const clean = (text: string) => redaction.clean(text);
  const guarded: Scene = {
    ...scene,
    onSecrets: (secrets) => {
      redaction.hide(secrets);
      scene.onSecrets(secrets);
    },
    onResponse: (seen) => scene.onResponse({ ...seen, path: clean(seen.path) }),
    onPlan: (project) => scene.onPlan(redactedProject(project, clean)),
  };
  return redactedReport(await tell(guarded), clean);
}

async function story(settings: Settings, settingProblems: readonly Problem[], scene: Scene): Promise<Report> {
  const { stop, folders } = scene;
  scene.onSecrets(settings.secrets);
  const read = await readProjects(settings, folders, stop.told);
  const { reads } = read;
  // Nothing is sent, so no value is needed.
  const wrong =
    settings.command === "validate"
      ? [...read.problems.map(withoutVariables), ...reads.flatMap(({ declared }) => offlineRemarks(declared))]
      : read.problems;
  scene.onSecrets(reads.flatMap(({ declared }) => secretsOf(declared.variables)));
  const saved = await savedPlans(settings, folders);
  const declared = reads.map((read) => read.declared);
  const manifests = [...new Set(reads.flatMap((read) => read.manifests))];
  const outputs = await outputsRefused(settings, manifests, folders);
  const start: Report = {
    format_version: 1,
    command: settings.command,
    manifests,
    declared: {
      keys: declared.reduce((sum, { keys }) => sum + (keys?.length ?? 0), 0),
      webhooks: declared.reduce((sum, { webhooks }) => sum + (webhooks?.length ?? 0), 0),
    },
    problems: eachOnce([...settingProblems, ...saved.problems, ...wrong, ...outputs.values()]),
    projects: [],
    requests: 0,
    ...(settings.projects.some(({ showTexts }) => !showTexts) && { hide_texts: true }),
  };
  const ended = () => (stop.stopped ? { stopped: stop.stopped } : {});
  if (stop.told.aborted) return { ...start, ...ended() };
  if (settings.command === "validate" || anyError(start.problems)) return start;
  if (settings.command === "apply" && scene.permission) {
    const checked = await scene.permission.toApply(start.manifests);
    start.problems = [...start.problems, ...checked];
    if (anyError(checked)) return start;
  }

  let requests = 0;
  const counting: Scene = {
    ...scene,
    onResponse: (seen) => {
      requests += 1;
      scene.onResponse(seen);
    },
  };
  const projects: ProjectReport[] = [];
  for (const read of reads) projects.push(await runProject(read, settings, saved.plans, counting));
  return { ...start, projects, requests, ...ended() };
}

/** A plan knows better, by what is live. */
function offlineRemarks({ keys = [] }: Declaration): Problem[] {
  return keys.flatMap(pluralRemarks);
}

/** To check manifests, no variable has to be set. */
function withoutVariables(one: Problem): Problem {
  return one.code === "unset-variable" ? { ...one, severity: "notice" } : one;
}

/** A manifest that several projects share is wrong once. */
function eachOnce(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((one) => [JSON.stringify(one), one])).values()];
}
