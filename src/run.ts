/** The story of a run: read, observe, plan, apply, report. One way through; no station calls an earlier one. */

import { Client } from "./api/client.ts";
import { ApiError, ArgumentError, RequestError } from "./api/errors.ts";
import type { ResponseSeen } from "./api/exchange.ts";
import { apply, type OnBatch, requestsOf } from "./apply/apply.ts";
import { readManifests } from "./manifest/read.ts";
import type { Declaration } from "./model/declaration.ts";
import { anyError, type Problem, problem } from "./model/problem.ts";
import { DEFAULT_RULES } from "./model/project.ts";
import { redacting } from "./model/secrets.ts";
import { observe } from "./observe/observe.ts";
import { makePlan, type Planned } from "./plan/make.ts";
import type { Report } from "./report/report.ts";
import type { Settings } from "./settings/settings.ts";
import { type Folders, findManifests } from "./settings/sources.ts";

/** Where a run takes place, and who hears of it while it goes on. */
export interface Scene {
  folders: Folders;
  environment: Readonly<Record<string, string | undefined>>;
  /** Values that must stand in no output: told before anything else can be. */
  onSecrets(values: readonly string[]): void;
  onResponse(seen: ResponseSeen): void;
  /** The plan, before it is applied. False: it is not. */
  onPlan(report: Report): Promise<boolean>;
  onBatch: OnBatch;
}

/**
 * `settingProblems` are those that were met before: with any error among them nothing is sent. No message of the report
 * holds a secret, whoever wrote it.
 */
export async function run(
  settings: Settings,
  settingProblems: readonly Problem[],
  scene: Scene,
): Promise<Report> {
  const secrets = new Set([settings.token ?? ""]);
  const onSecrets = (values: readonly string[]) => {
    for (const value of values) secrets.add(value);
    scene.onSecrets(values);
  };
  return withoutSecrets(await story(settings, settingProblems, { ...scene, onSecrets }), redacting(secrets));
}

async function story(settings: Settings, settingProblems: readonly Problem[], scene: Scene): Promise<Report> {
  const { manifests, problems: missing } = await findManifests(settings, scene.folders);
  const { declared, problems: wrong } = readManifests(manifests, {
    values: scene.environment,
    token: settings.token,
  });
  scene.onSecrets([settings.token ?? "", ...declared.variables.values()]);
  const start: Report = {
    format_version: 1,
    command: settings.command,
    manifests: [...manifests.keys, ...manifests.webhooks].map(({ path }) => path),
    declared: { keys: declared.keys?.length ?? 0, webhooks: declared.webhooks?.length ?? 0 },
    problems: [...settingProblems, ...missing, ...wrong],
    requests: 0,
  };
  if (settings.command === "validate" || anyError(start.problems)) return start;

  const link = connect(settings, scene);
  if ("problem" in link) return { ...start, problems: [...start.problems, link.problem] };
  const { client, counter } = link;
  const { plan, problems } = await planned(client, settings, declared);
  const report: Report = { ...start, problems: [...start.problems, ...problems], requests: counter.requests };
  if (!plan) return report;
  const requests = requestsOf(plan, settings).flat().length;
  const shown: Report = { ...report, plan, effort: { requests, rate: settings.rate } };
  const goOn = await scene.onPlan(shown);
  if (settings.command === "plan" || !goOn) return shown;

  const ledger = await apply(client, plan, declared.variables, settings, scene.onBatch);
  const results = plan.changes.map((change) => ({ change, outcome: ledger.of(change) }));
  return { ...shown, results, requests: counter.requests };
}

/** Messages quote what others said, who may quote a secret; what is declared stays as it is. */
function withoutSecrets(report: Report, clean: (text: string) => string): Report {
  const problems = report.problems.map((one) => ({ ...one, message: clean(one.message) }));
  const results = report.results?.map(({ change, outcome }) => ({
    change,
    outcome: outcome.state === "done" ? outcome : { ...outcome, message: clean(outcome.message) },
  }));
  return { ...report, problems, ...(results && { results }) };
}

interface Link {
  client: Client;
  counter: { requests: number };
}

function connect(
  { token = "", apiUrl, rate, concurrency }: Settings,
  scene: Scene,
): Link | { problem: Problem } {
  const counter = { requests: 0 };
  const onResponse = (seen: ResponseSeen) => {
    counter.requests += 1;
    scene.onResponse(seen);
  };
  try {
    return {
      client: new Client({
        token,
        ...(apiUrl !== undefined && { baseUrl: apiUrl }),
        rate,
        concurrency,
        onResponse,
      }),
      counter,
    };
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    const name = error.argument === "baseUrl" ? "api-url: " : "";
    return { problem: problem("bad-setting", name + error.message) };
  }
}

/** Observe and plan. What plans sees the live project through reading operations only. */
async function planned(client: Client, { project = "" }: Settings, declared: Declaration): Promise<Planned> {
  try {
    const { live, problems } = await observe(client, project, declared);
    if (!live) return { problems };
    const made = makePlan(declared, live, DEFAULT_RULES);
    return { ...made, problems: [...problems, ...made.problems] };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { problems: [problem("api-error", error.message + wayOut(error), { reach: "project" })] };
  }
}

/** The service answers a strange id and one that the token may not see alike. */
function wayOut(error: RequestError): string {
  const gone = error instanceof ApiError && error.status === 404;
  return gone
    ? " There is no such project, or the token's owner is not among its contributors: check project and token."
    : "";
}
