import { join, relative, sep } from "node:path";
import { isBelow } from "../files/paths.ts";
import type { Problem } from "../model/problem.ts";
import { checkSummary, checkTitle, MAX_COMMENT } from "../report/markdown/comment.ts";
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
} from "./octokit.ts";
import type { PublishOptions } from "./publishOptions.ts";

/** GitHub's maximum for one request. */
const MAX_IN_REQUEST = 50;

const LEVELS = { error: "failure", warning: "warning", notice: "notice" } as const;

/** Where the runner shows an annotation without a location. */
const NO_PLACE = { path: ".github", start_line: 1, end_line: 1 };

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
  const annotations = checkAnnotations(report).map((one) => toSent(one, source.workspace, roots));
  const external_id = `${check.id}:${run.id}:${run.attempt}`;
  const summary = checkSummary(report, MAX_COMMENT);
  const listing = { ...at, ref: commit, check_name: check.name, filter: "all", per_page: 100 } as const;
  const findId = async () => {
    const checkRuns = await github.paginate(checks.listForRef, listing, firstPages());
    return checkRuns.find((checkRun) => checkRun.external_id === external_id)?.id;
  };
  const create = () =>
    checks.create({
      ...{ ...at, name: check.name, head_sha: commit, external_id },
      ...{ status: "completed", conclusion: isSuccess ? "success" : "failure" },
      ...(runUrl !== "" && { details_url: runUrl }),
      output: { title, summary, annotations: annotations.slice(0, MAX_IN_REQUEST) },
      ...NO_RETRY,
    });
  const created = await createOnce(create, async () => (await findId()) !== undefined);
  const id = created?.data.id ?? (await findId()) ?? 0;
  // GitHub adds the annotations of each request to those that the check run has.
  const route = { ...at, check_run_id: id };
  for (let sent = MAX_IN_REQUEST; sent < annotations.length; sent += MAX_IN_REQUEST) {
    const next = annotations.slice(sent, sent + MAX_IN_REQUEST);
    const add = () => checks.update({ ...route, output: { title, summary, annotations: next }, ...NO_RETRY });
    await createOnce(add, async () => (await checks.get(route)).data.output.annotations_count > sent);
  }
}

/** Paths in a check run start at the repository. What is outside of all repositories has no location. */
function toSent(
  { severity, title, message, place }: Annotation,
  workspace: string,
  roots: readonly string[],
) {
  const full = join(workspace, place?.file ?? "");
  const paths = roots.filter((root) => isBelow(full, root)).map((root) => relative(root, full));
  const [shortest = ""] = paths.sort((a, b) => a.length - b.length);
  const path = shortest.split(sep).join("/").toWellFormed();
  const location = place && path !== "" && { path, start_line: place.line, end_line: place.endLine };
  return {
    ...NO_PLACE,
    ...location,
    // GitHub uses columns only if the annotation is about a single line.
    ...(location && place.line === place.endLine && { start_column: place.col, end_column: place.endCol }),
    annotation_level: LEVELS[severity],
    title: clean(title),
    // GitHub refuses an empty message.
    message: clean(message) || title,
  };
}

/** Publishes the annotations as a check run. Not needed if the log shows all, unless the run was repeated: an old one would stay red. */
export async function publishCheckRun(report: Report, options: PublishOptions): Promise<readonly Problem[]> {
  const { pullRequest, run, sha } = options.context;
  const { checkouts } = options.source;
  const commit = pullRequest?.head ?? sha;
  // For a fork and for Dependabot, GitHub gives a token that can only read.
  if (commit === "" || pullRequest?.origin) return [];
  if (areAllInLog(report) && run.attempt <= 1) return [];
  return withNotice("The check run", "checks: write", pullRequest, async () => {
    try {
      await withGitHub(options.context, options, async (github) => {
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
