/** The story of a run: read everything, then go through project by project, and report. */
import { anyError, type Problem } from "./model/problem.ts";
import { redacting } from "./model/secrets.ts";
import { runProject } from "./projectRun.ts";
import type { ProjectReport, Report } from "./report/report.ts";
import { savedPlans } from "./savedPlans.ts";
import type { Scene } from "./scene.ts";
import { readProjects } from "./settings/reading.ts";
import type { Settings } from "./settings/settings.ts";

/**
 * `settingProblems` are those that were met before: with any error among them nothing is sent. No message of the report
 * holds a secret, whoever wrote it.
 */
export async function run(
  settings: Settings,
  settingProblems: readonly Problem[],
  scene: Scene,
): Promise<Report> {
  const secrets = new Set<string>();
  const onSecrets = (values: readonly string[]) => {
    for (const value of values) secrets.add(value);
    scene.onSecrets(values);
  };
  return withoutSecrets(await story(settings, settingProblems, { ...scene, onSecrets }), redacting(secrets));
}

async function story(settings: Settings, settingProblems: readonly Problem[], scene: Scene): Promise<Report> {
  const { stop, folders, environment } = scene;
  scene.onSecrets(settings.tokens);
  const { reads, problems: wrong } = await readProjects(settings, folders, environment);
  scene.onSecrets(reads.flatMap(({ declared }) => [...declared.variables.values()]));
  const saved = await savedPlans(settings, folders);
  const declared = reads.map((read) => read.declared);
  const start: Report = {
    format_version: 1,
    command: settings.command,
    manifests: [...new Set(reads.flatMap(({ manifests }) => manifests))],
    declared: {
      keys: declared.reduce((sum, { keys }) => sum + (keys?.length ?? 0), 0),
      webhooks: declared.reduce((sum, { webhooks }) => sum + (webhooks?.length ?? 0), 0),
    },
    problems: eachOnce([...settingProblems, ...saved.problems, ...wrong]),
    projects: [],
    requests: 0,
  };
  if (settings.command === "validate" || anyError(start.problems)) return start;

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
  return { ...start, projects, requests, ...(stop.stopped && { stopped: stop.stopped }) };
}

/** A manifest that several projects share is wrong once. */
function eachOnce(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((one) => [JSON.stringify(one), one])).values()];
}

/** Messages quote what others said, who may quote a secret; what is declared stays as it is. */
function withoutSecrets(report: Report, clean: (text: string) => string): Report {
  const cleaned = (problems: readonly Problem[]) =>
    problems.map((one) => ({ ...one, message: clean(one.message) }));
  const projects = report.projects.map((project): ProjectReport => {
    const results = project.results?.map(({ change, outcome }) => ({
      change,
      outcome: outcome.state === "done" ? outcome : { ...outcome, message: clean(outcome.message) },
    }));
    const bugs = project.bugs?.map(clean);
    return {
      ...project,
      problems: cleaned(project.problems),
      ...(results && { results }),
      ...(bugs && { bugs }),
    };
  });
  return { ...report, problems: cleaned(report.problems), projects };
}
