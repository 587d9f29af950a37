/** Creates one check run on a commit, with all its annotations. */
import { join, relative, sep } from "node:path";
import { isBelow } from "../files/paths.ts";
import type { Problem } from "../model/problem.ts";
import { checkSummary, checkTitle } from "../report/markdown/comment.ts";
import type { Report } from "../report/report.ts";
import { type Annotation, areAllInLog, checkAnnotations } from "../report/text/annotations.ts";
import { rootIn } from "./checkout.ts";
import { otherThanHead } from "./comment.ts";
import { clean, debug } from "./log.ts";
import {
  createOnce,
  errorWords,
  failureOf,
  firstPages,
  type GitHub,
  NO_RETRY,
  withGitHub,
  withNotice,
  writeShrunk,
} from "./octokit.ts";
import type { PublishOptions } from "./publishOptions.ts";

/** GitHub's maximum for one request. */
const MAX_IN_REQUEST = 50;

const LEVELS = { error: "failure", warning: "warning", notice: "notice" } as const;

/** Where the runner shows an annotation without a location. */
const NO_PLACE = { path: ".github", start_line: 1, end_line: 1 };

/** @throws if GitHub refuses to write it, or fails */
async function createCheckRun(
  github: GitHub,
  report: Report,
  { markers: { check }, isSuccess, source }: PublishOptions,
  commit: string,
): Promise<void> {
  const { at, context, rest } = github;
  const { run, runUrl } = context;
  const { checks } = rest;
  const title = clean(checkTitle(report));
  const roots = await Promise.all(source.checkouts.map((checkout) => rootIn(source.workspace, checkout)));
  const annotations = checkAnnotations(report).map((annotation) =>
    toSent(inRepository(annotation, source.workspace, roots)),
  );
  const external_id = `${check.id}:${run.id}:${run.attempt}`;
  const render = (limit: number) => checkSummary(report, limit);
  const { id, summary } = await writeShrunk(render, async (summary) => {
    let id = 0;
    const create = async () => {
      const { data } = await checks.create({
        ...{ ...at, name: check.name, head_sha: commit, external_id },
        ...{ status: "completed", conclusion: isSuccess ? "success" : "failure" },
        ...(runUrl !== "" && { details_url: runUrl }),
        output: { title, summary, annotations: annotations.slice(0, MAX_IN_REQUEST) },
        ...NO_RETRY,
      });
      id = data.id;
    };
    const find = async () => {
      const own = (await listOwn(github, check.name, commit)).find((one) => one.external_id === external_id);
      id = own?.id ?? 0;
      return own !== undefined;
    };
    await createOnce(create, find);
    return { id, summary };
  });
  // GitHub adds the annotations of each request to those that the check run has.
  const route = { ...at, check_run_id: id };
  for (let sent = MAX_IN_REQUEST; sent < annotations.length; sent += MAX_IN_REQUEST) {
    const next = annotations.slice(sent, sent + MAX_IN_REQUEST);
    const add = () => checks.update({ ...route, output: { title, summary, annotations: next }, ...NO_RETRY });
    await createOnce(add, async () => (await checks.get(route)).data.output.annotations_count > sent);
  }
}

async function listOwn({ paginate, rest, at }: GitHub, name: string, commit: string) {
  const listing = { ...at, ref: commit, check_name: name, filter: "all", per_page: 100 } as const;
  return paginate(rest.checks.listForRef, listing, firstPages());
}

function toSent({ severity, title, message, place }: Annotation) {
  return {
    ...NO_PLACE,
    ...(place && { path: place.file.toWellFormed(), start_line: place.line, end_line: place.endLine }),
    // GitHub uses columns only if the annotation is about a single line.
    ...(place && place.line === place.endLine && { start_column: place.col, end_column: place.endCol }),
    annotation_level: LEVELS[severity],
    title: clean(title),
    // GitHub refuses an empty message.
    message: clean(message) || title,
  };
}

// Publishes the annotations of a run as a check run on its commit, if the job has the permission `checks: write`. This is
// done only if there are more annotations than the log of a step can show, or if the run was started again and has a check
// run, which would stay red. All other runs make no request for it. The permission is optional: if it is missing, the last
// annotation in the log says how to see the others.

/** Returns why it could not be published, but nothing if only the permission is missing. */
export async function publishCheckRun(report: Report, options: PublishOptions): Promise<readonly Problem[]> {
  const { context } = options;
  const { check } = options.markers;
  const { checkouts } = options.source;
  const { pullRequest, run, sha } = context;
  const commit = pullRequest?.head ?? sha;
  // For a fork and for Dependabot, GitHub gives a token that can only read.
  if (commit === "" || pullRequest?.origin) return [];
  const isNeeded = !areAllInLog(report);
  if (!isNeeded && run.attempt <= 1) return [];
  return withNotice("The check run", "checks: write", pullRequest, async () => {
    try {
      await withGitHub(context, options, async (github) => {
        const isOfWorkflow = ({ external_id: id }: { external_id: string | null }) =>
          id?.startsWith(`${check.id}:`);
        if (!isNeeded && !(await listOwn(github, check.name, commit)).some(isOfWorkflow)) return;
        // What another commit declares says nothing about the commit of the run.
        const otherCommit = pullRequest
          ? await otherThanHead(github, pullRequest, checkouts)
          : checkouts.find((one) => one.commit !== undefined && one.commit !== sha)?.commit;
        if (otherCommit === undefined) await createCheckRun(github, report, options, commit);
        else debug(`No check run was written: the manifests are from commit ${otherCommit}.`);
      });
    } catch (error) {
      if (!["refused", "unknown"].includes(failureOf(error))) throw error;
      debug(`No check run was written: ${errorWords(error)}.`);
    }
    return undefined;
  });
}

/** Paths in a check run start at the repository. What is outside of all repositories has no location. */
function inRepository({ place, ...facts }: Annotation, workspace: string, roots: readonly string[]) {
  if (!place) return facts;
  const full = join(workspace, place.file);
  const paths = roots.filter((root) => isBelow(full, root)).map((root) => relative(root, full));
  const [shortest] = paths.sort((a, b) => a.length - b.length);
  return shortest ? { ...facts, place: { ...place, file: shortest.split(sep).join("/") } } : facts;
}
