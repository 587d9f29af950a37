/** Creates one check run on a commit, with all its annotations. */
import type { Markdown } from "../report/markdown/markdown.ts";
import type { Annotation } from "../report/text/annotations.ts";
import { createOnce, NO_RETRY } from "./createOnce.ts";
import type { WorkflowContext } from "./event.ts";
import { clean } from "./log.ts";
import { type GitHub, MAX_RETRIES, type Octokit } from "./octokit.ts";
import { type Shrinkable, writeShrunk } from "./shrink.ts";

export interface CheckRun extends Shrinkable {
  /** The name that GitHub shows. */
  name: string;
  /** Identifies the check run of this run. */
  id: string;
  /** The commit that was checked. */
  commit: string;
  title: string;
  /** Their paths are relative to the repository. */
  annotations: readonly Annotation[];
  isSuccess: boolean;
}

/** GitHub's maximum for one request. */
const MAX_IN_REQUEST = 50;

const LEVELS = { error: "failure", warning: "warning", notice: "notice" } as const;

/** Where the runner shows an annotation without a location. */
const NO_PLACE = { path: ".github", start_line: 1, end_line: 1 };

/** @throws if GitHub refuses to write it, or fails */
export async function createCheckRun(
  github: GitHub,
  context: WorkflowContext,
  check: CheckRun,
): Promise<void> {
  const annotations = check.annotations.map(toSent);
  const first = annotations.slice(0, MAX_IN_REQUEST);
  let created: { id: number; summary: Markdown } | undefined;
  await writeShrunk(check, async (summary) => {
    const id = await createWith(github, context, check, { summary, annotations: first });
    created = { id, summary };
  });
  if (created) await addAnnotations(github, context, created, check.title, annotations);
}

/** Whether the commit has a check run whose id starts like this. */
export async function hasCheckRun(
  { octokit }: GitHub,
  context: WorkflowContext,
  check: Pick<CheckRun, "name" | "commit">,
  id: string,
): Promise<boolean> {
  const listed = await listOwn(octokit, context, check);
  return listed.some(({ external_id }) => external_id?.startsWith(`${id}:`));
}

async function listOwn(
  octokit: Octokit,
  { owner, repo }: WorkflowContext,
  { name, commit }: Pick<CheckRun, "name" | "commit">,
) {
  const listing = { owner, repo, ref: commit, check_name: name, filter: "all", per_page: 100 } as const;
  return octokit.paginate(octokit.rest.checks.listForRef, listing);
}

type SentAnnotation = ReturnType<typeof toSent>;

/** Returns the id that GitHub gives. */
async function createWith(
  { octokit }: GitHub,
  context: WorkflowContext,
  { name, id: external_id, commit, title, isSuccess }: CheckRun,
  output: { summary: Markdown; annotations: SentAnnotation[] },
): Promise<number> {
  const { owner, repo, runUrl } = context;
  const { checks } = octokit.rest;
  let id = 0;
  const create = async () => {
    const { data } = await checks.create({
      ...{ owner, repo, name, head_sha: commit, external_id },
      ...{ status: "completed", conclusion: isSuccess ? "success" : "failure" },
      ...(runUrl !== "" && { details_url: runUrl }),
      output: { title: clean(title), ...output },
      ...NO_RETRY,
    });
    id = data.id;
  };
  const find = async () => {
    const own = (await listOwn(octokit, context, { name, commit })).find(
      (one) => one.external_id === external_id,
    );
    id = own?.id ?? 0;
    return own !== undefined;
  };
  await createOnce(create, find, MAX_RETRIES);
  return id;
}

/** GitHub adds the annotations of each request to those that the check run has. The first ones are there. */
async function addAnnotations(
  { octokit }: GitHub,
  { owner, repo }: WorkflowContext,
  { id, summary }: { id: number; summary: Markdown },
  title: string,
  annotations: readonly SentAnnotation[],
): Promise<void> {
  const { checks } = octokit.rest;
  const which = { owner, repo, check_run_id: id };
  for (let sent = MAX_IN_REQUEST; sent < annotations.length; sent += MAX_IN_REQUEST) {
    const next = annotations.slice(sent, sent + MAX_IN_REQUEST);
    const add = () =>
      checks.update({ ...which, output: { title: clean(title), summary, annotations: next }, ...NO_RETRY });
    const hasThem = async () => (await checks.get(which)).data.output.annotations_count > sent;
    await createOnce(add, hasThem, MAX_RETRIES);
  }
}

function toSent({ severity, title, message, place }: Annotation) {
  return {
    ...NO_PLACE,
    ...(place && { path: place.file, start_line: place.line, end_line: place.endLine }),
    // GitHub uses columns only if the annotation is about a single line.
    ...(place && place.line === place.endLine && { start_column: place.col, end_column: place.endCol }),
    annotation_level: LEVELS[severity],
    title: clean(title),
    // GitHub refuses an empty message.
    message: clean(message) || title,
  };
}
