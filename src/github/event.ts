/** What started the workflow, and where: read once from the environment and the event file. */
import * as z from "zod";
import { readFile } from "../files/system.ts";
import type { RunCommand } from "../model/command.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { Environment } from "../model/variables.ts";

export interface WorkflowContext {
  event: string;
  owner: string;
  repo: string;
  /** `refs/heads/main` */
  ref: string;
  sha: string;
  /** The head of the branch before a push; absent if the branch is new, and for other events. */
  before?: string | undefined;
  pullRequest?: PullRequest | undefined;
  /** What would be merged, and the commit and branch into which: of a pull request, or of a group in a merge queue. */
  merge?: { head: string; base: string; branch: string };
  defaultBranch?: string | undefined;
  isFork?: true;
  /** Path of the workflow's file in its repository; the name of the workflow if the runner does not give the path. */
  workflow: string;
  home: string;
  /** Addresses of this run and of the workflow's page; empty if unknown. */
  runUrl: string;
  workflowUrl: string;
  /** Which run this is; zeros if unknown. */
  run: RunOrder;
}

/** Events that only start for a commit of their own branch. Strangers can cause all others, and may have put files into the checkout. */
export const EVENTS_OF_BRANCH: readonly string[] = ["push", "schedule", "workflow_dispatch"];

/** A later run has a higher id; a run that is started again keeps its id. */
export interface RunOrder {
  id: number;
  attempt: number;
}

export type PullRequest = z.output<typeof pullRequest>;

type Origin = "fork" | "Dependabot" | undefined;

const repository = z.object({ full_name: z.string() });
const pullRequest = z
  .object({
    number: z.int(),
    head: z.object({ sha: z.string(), repo: repository.nullish() }),
    base: z.object({
      sha: z.string().default(""),
      ref: z.string().default(""),
      repo: repository,
    }),
  })
  .transform(({ number, head, base }) => ({
    number,
    head: head.sha,
    /** As the event names it. The branch may be further by now. */
    base: base.sha,
    branch: base.ref,
    /** Set if the run gets no secrets of the repository. The repository of a fork may be deleted. */
    origin: (head.repo?.full_name === base.repo.full_name ? undefined : "fork") as Origin,
  }));
const eventFile = z.object({
  pull_request: pullRequest.optional(),
  // https://docs.github.com/webhooks/webhook-events-and-payloads#merge_group
  merge_group: z
    .object({ head_sha: z.string(), base_sha: z.string(), base_ref: z.string().default("") })
    .transform((group) => ({
      head: group.head_sha,
      base: group.base_sha,
      branch: group.base_ref.replace("refs/heads/", ""),
    }))
    .optional(),
  before: z
    .string()
    // What GitHub names instead of a commit if there is none.
    .transform((sha) => (/^0+$/.test(sha) ? undefined : sha))
    .optional(),
  repository: z.object({ fork: z.boolean().optional(), default_branch: z.string().optional() }).optional(),
});
/** Undefined if the environment names no repository: GitHub cannot be asked anything then. */
export async function readWorkflowContext(env: Environment): Promise<WorkflowContext | undefined> {
  const [owner, repo] = (env.GITHUB_REPOSITORY ?? "").split("/");
  if (!owner || !repo) return undefined;
  const home = `${env.GITHUB_SERVER_URL || "https://github.com"}/${owner}/${repo}`;
  // `owner/repo/.github/workflows/lokaform.yml@refs/heads/main`
  const [path = ""] = (env.GITHUB_WORKFLOW_REF ?? "").split("@");
  const workflow = path.split("/").slice(2).join("/") || (env.GITHUB_WORKFLOW ?? "");
  const file = workflow.split("/").at(-1) ?? "";
  const event = env.GITHUB_EVENT_NAME ?? "";
  const sha = env.GITHUB_SHA ?? "";
  const payload = await readEventFile(env.GITHUB_EVENT_PATH);
  const pullRequest = payload?.pull_request;
  const merge = pullRequest ?? (event === "merge_group" ? payload?.merge_group : undefined);
  if (pullRequest && env.GITHUB_ACTOR === "dependabot[bot]") pullRequest.origin ??= "Dependabot";
  return {
    event,
    owner,
    repo,
    ref: env.GITHUB_REF ?? "",
    sha,
    before: event === "push" ? payload?.before : undefined,
    pullRequest,
    ...(merge && { merge }),
    defaultBranch: payload?.repository?.default_branch,
    ...(payload?.repository?.fork === true && { isFork: true }),
    workflow,
    home,
    runUrl: env.GITHUB_RUN_ID ? `${home}/actions/runs/${env.GITHUB_RUN_ID}` : "",
    workflowUrl: /^[\w.-]+\.ya?ml$/.test(file) ? `${home}/actions/workflows/${file}` : "",
    run: { id: Number(env.GITHUB_RUN_ID) || 0, attempt: Number(env.GITHUB_RUN_ATTEMPT) || 0 },
  };
}

async function readEventFile(path: string | undefined): Promise<z.output<typeof eventFile> | undefined> {
  if (!path) return undefined;
  try {
    return eventFile.safeParse(JSON.parse(await readFile(path, "utf8"))).data;
  } catch {
    return undefined;
  }
}

const NO_SECRETS = {
  fork: "This pull request comes from a fork, and GitHub gives it no secrets",
  Dependabot:
    "This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them",
  // A fork gets the workflows of the repository, and none of its secrets.
  schedule: "This repository is a fork, and its scheduled run has no API token",
};

/** Why the manifests are not compared with the project; undefined if the run has a token, or if it must have one. */
export function missingSecrets(
  context: WorkflowContext | undefined,
  { command, projects }: { command: RunCommand; projects: readonly { token?: string | undefined }[] },
): Problem | undefined {
  const { event, isFork, pullRequest } = context ?? {};
  const cause = pullRequest?.origin ?? (event === "schedule" && isFork ? event : undefined);
  if (!cause || command === "apply" || projects.some(({ token }) => token !== undefined)) return undefined;
  const message = `${NO_SECRETS[cause]}: the manifests were checked, and not compared with the project.`;
  return problem("no-secrets", message, { severity: "notice" });
}
