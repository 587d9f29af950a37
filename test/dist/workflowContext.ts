/** The event, workflow, job and repository for which the runner starts the action. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../rooms/github/repository.ts";
import type { Event } from "./events.ts";

export interface WorkflowContext {
  event: Event;
  /** Where the API is. By default no server answers. */
  github?: { url: string; graphqlUrl: string };
  /** `https://github.com`, or the URL of GitHub Enterprise Server. */
  serverUrl?: string;
  /** The input `github-token`, empty by default. */
  githubToken?: string;
  /** The workflow's file. */
  workflow?: string;
  job?: string;
}

const UNREACHABLE = { url: "http://127.0.0.1:9", graphqlUrl: "http://127.0.0.1:9/graphql" };

/** The environment that the runner sets. The file of the event is written to `folder`. */
export function environmentOf(context: WorkflowContext, folder: string): Record<string, string> {
  const { event, github = UNREACHABLE, serverUrl = "https://github.com", githubToken = "" } = context;
  const { workflow = "lokaform.yml", job = "lokaform" } = context;
  const [, kind = "", name = ""] = /^refs\/(heads|tags|pull)\/(.+)$/.exec(event.ref) ?? [];
  const eventPath = join(folder, "event.json");
  writeFileSync(eventPath, JSON.stringify(event.json));
  return {
    "INPUT_GITHUB-TOKEN": githubToken,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_REF: event.ref,
    GITHUB_REF_NAME: name,
    GITHUB_REF_TYPE: kind === "tags" ? "tag" : "branch",
    GITHUB_HEAD_REF: event.branches?.head ?? "",
    GITHUB_BASE_REF: event.branches?.base ?? "",
    GITHUB_SHA: event.sha,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_REPOSITORY_OWNER: REPOSITORY.split("/")[0] ?? "",
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: serverUrl,
    GITHUB_WORKFLOW: "Lokaform",
    GITHUB_WORKFLOW_REF: `${REPOSITORY}/.github/workflows/${workflow}@${event.ref}`,
    GITHUB_WORKFLOW_SHA: event.sha,
    GITHUB_JOB: job,
    GITHUB_RUN_ID: "4711",
    GITHUB_RUN_NUMBER: "12",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_ACTOR: event.actor,
    GITHUB_TRIGGERING_ACTOR: event.actor,
  };
}
