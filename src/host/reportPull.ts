/** What later steps and the page of the run get from a pull. */
import { join } from "node:path";
import { notWritten, writeOutput } from "../files/outputs.ts";
import type { Folders } from "../files/paths.ts";
import { pulledTrailer } from "../files/trailers.ts";
import { writeErrorReason } from "../files/wholeFile.ts";
import { setPullOutputs, writeSummary } from "../github/outputs.ts";
import type { Problem } from "../model/problem.ts";
import { bytes, characters } from "../report/markdown/body.ts";
import { MAX_SUMMARY } from "../report/markdown/comment.ts";
import { firstPullBody, MAX_PULL_BODY, problemPage, pullBody } from "../report/markdown/issues.ts";
import { blocks, type Markdown, md } from "../report/markdown/markdown.ts";
import { pullTitle } from "../report/view/sentences.ts";
import { firstPullTitle } from "../report/view/written.ts";
import type { WorkflowPull } from "../run/host.ts";

const BODY_FILE = "lokaform-pull-request.md";

export async function reportPull(pulled: WorkflowPull, folders: Folders): Promise<Problem[]> {
  const { first, later, at } = pulled;
  const files = first
    ? first.manifests.map(({ path }) => path)
    : later && [...new Set(later.flatMap((project) => project.files))];
  const conflicts = (later ?? []).flatMap(({ kept }) => kept.filter(({ conflict }) => conflict)).length;
  const pages = pagesOf(pulled);
  const body = files && files.length > 0 ? await writeBody(pages.body, folders) : undefined;
  const path = body?.is === "written" ? body.path : undefined;
  const trailer = at === undefined || path === undefined ? undefined : pulledTrailer(at);
  setPullOutputs({ title: pages.title, files, conflicts, body: path, trailer });
  await writeSummary(md`${pages.summary}\n`);
  return body?.is === "not written" ? [body.problem] : [];
}

interface PullPages {
  title: string;
  body: Markdown;
  summary: Markdown;
}

function pagesOf({ first, later, problems }: WorkflowPull): PullPages {
  const room = { limit: MAX_SUMMARY - 1, measure: bytes, overflow: "the log has them all" };
  const title = "Translations from Lokalise: not compared";
  if (!first && !later) return { title, body: md``, summary: problemPage(problems, room) };
  if (first) {
    const body = firstPullBody(first);
    return { title: firstPullTitle(first), body, summary: blocks([body, problemPage(problems, room)]) };
  }
  const limit = { limit: MAX_PULL_BODY, measure: characters, overflow: "the diff has them all" };
  const body = pullBody(later ?? [], limit);
  return { title: pullTitle(later ?? []), body, summary: pullBody(later ?? [], { ...room, problems }) };
}

type Written = { is: "written"; path: string } | { is: "not written"; problem: Problem };

/** The file is not in the workspace, so that no step commits it. */
async function writeBody(words: Markdown, folders: Folders): Promise<Written> {
  const path = join(folders.confined?.temp ?? folders.displayRoot, BODY_FILE);
  const output = { option: "pull-request-body", path, is: "file" } as const;
  try {
    await writeOutput(output, words, folders);
    return { is: "written", path };
  } catch (error) {
    const why = writeErrorReason(error);
    return { is: "not written", problem: notWritten(output, `cannot be written: ${why}`) };
  }
}
