/** Check runs with GitHub's limits. emulate knows no limits, and replaces annotations instead of adding them. */
import { type Answer, refusal } from "./answer.ts";
import type { Token } from "./endpoints.ts";
import { paged } from "./paged.ts";

export interface CheckAnnotation {
  path: string;
  start_line: number;
  end_line: number;
  start_column?: number;
  end_column?: number;
  annotation_level: string;
  message: string;
  title?: string;
}

export interface CheckRun {
  id: number;
  name: string;
  head_sha: string;
  external_id: string;
  details_url: string | null;
  status: string;
  conclusion: string | null;
  output: { title: string | null; summary: string | null; text: string | null };
  annotations: CheckAnnotation[];
  login: string;
}

const MOST = { annotations: 50, characters: 65_535, message: 64 * 1024, title: 255 };
const LEVELS = ["notice", "warning", "failure"];
const CONCLUSIONS = ["action_required", "cancelled", "failure", "neutral", "success", "skipped", "timed_out"];
const STATUSES = ["queued", "in_progress", "completed"];

type Members = Readonly<Record<string, unknown>>;

export class CheckRuns {
  /** Oldest first. */
  readonly all: CheckRun[] = [];

  create(json: unknown, { login, type }: Token, knows: boolean): Answer {
    const told = membersOf(json);
    if (type !== "Bot") return refusal(403, "You must authenticate via a GitHub App.");
    const { name, head_sha } = told;
    if (typeof name !== "string" || typeof head_sha !== "string")
      return invalid("name and head_sha are required.");
    const mistake = mistakeIn(told);
    if (mistake !== undefined) return invalid(mistake);
    if (!knows) return refusal(422, `No commit found for SHA: ${head_sha}`);
    const run: CheckRun = {
      ...{ id: 5_000 + this.all.length, name, head_sha, external_id: "", details_url: null },
      ...{ status: "queued", conclusion: null, annotations: [], login },
      output: { title: null, summary: null, text: null },
    };
    this.all.push(run);
    write(run, told);
    return { status: 201, headers: {}, json: shown(run) };
  }

  get(id: number): Answer {
    const run = this.all.find((one) => one.id === id);
    return run ? { status: 200, headers: {}, json: shown(run) } : refusal(404, "Not Found");
  }

  update(id: number, json: unknown, { login }: Token): Answer {
    const run = this.all.find((one) => one.id === id);
    if (!run) return refusal(404, "Not Found");
    if (run.login !== login)
      return refusal(
        403,
        "Invalid app_id `1` - check run can only be modified by the GitHub App that created it.",
      );
    const told = membersOf(json);
    const mistake = mistakeIn(told);
    if (mistake !== undefined) return invalid(mistake);
    write(run, told);
    return { status: 200, headers: {}, json: shown(run) };
  }

  /** Of one commit: the newest of each name and app, or all. */
  list(sha: string, asked: URL): Answer {
    const query = asked.searchParams;
    const name = query.get("check_name");
    const own = this.all
      .filter((run) => run.head_sha === sha && (name === null || run.name === name))
      .reverse();
    const latest = own.filter((run, at) => own.findIndex((one) => isSameCheck(one, run)) === at);
    const rows = query.get("filter") === "all" ? own : latest;
    return paged(rows, asked, (page) => ({ total_count: rows.length, check_runs: page.map(shown) }));
  }
}

function isSameCheck(one: CheckRun, other: CheckRun): boolean {
  return one.name === other.name && one.login === other.login;
}

/** The annotations of a request are added to those that the run has. */
function write(run: CheckRun, told: Members): void {
  const text = (name: string) => (typeof told[name] === "string" ? told[name] : undefined);
  run.name = text("name") ?? run.name;
  run.external_id = text("external_id") ?? run.external_id;
  run.details_url = text("details_url") ?? run.details_url;
  run.conclusion = text("conclusion") ?? run.conclusion;
  run.status = told.conclusion === undefined ? (text("status") ?? run.status) : "completed";
  if (told.output === undefined) return;
  const { annotations = [], ...words } = told.output as { annotations?: CheckAnnotation[] };
  run.output = { ...run.output, ...words };
  run.annotations.push(...annotations);
}

function shown({ annotations, login, output, ...run }: CheckRun): unknown {
  const app = { slug: login.replace(/\[bot\]$/, "") };
  return { ...run, app, output: { ...output, annotations_count: annotations.length } };
}

function mistakeIn({ status, conclusion, output }: Members): string | undefined {
  if (status !== undefined && !STATUSES.includes(String(status))) return `${status} is not a status.`;
  if (conclusion !== undefined && !CONCLUSIONS.includes(String(conclusion)))
    return `${conclusion} is not a conclusion.`;
  if (status === "completed" && conclusion === undefined) return "A completed check run needs a conclusion.";
  if (output === undefined) return undefined;
  const told = membersOf(output);
  if (typeof told.title !== "string" || typeof told.summary !== "string")
    return "output needs title and summary.";
  for (const name of ["summary", "text"]) {
    const text = told[name] ?? "";
    if (typeof text !== "string") return `${name} is not a string.`;
    const length = [...text].length;
    if (length > MOST.characters)
      return `Only ${MOST.characters} characters are allowed; ${length} were supplied.`;
  }
  const annotations: unknown = told.annotations ?? [];
  if (!Array.isArray(annotations)) return "annotations is not an array.";
  if (annotations.length > MOST.annotations)
    return `No more than ${MOST.annotations} items are allowed; ${annotations.length} were supplied.`;
  return annotations.map((one) => mistakeInAnnotation(membersOf(one))).find((found) => found !== undefined);
}

function mistakeInAnnotation(told: Members): string | undefined {
  const {
    path,
    start_line,
    end_line,
    start_column,
    end_column,
    annotation_level,
    message,
    title = "",
  } = told;
  if (typeof path !== "string" || path === "") return "An annotation needs a path.";
  if (typeof start_line !== "number" || typeof end_line !== "number") return "An annotation needs two lines.";
  if (start_line < 1 || end_line < start_line) return "The lines of an annotation are in the wrong order.";
  if ((start_column !== undefined || end_column !== undefined) && start_line !== end_line)
    return "Only an annotation of one line has columns.";
  if (!LEVELS.includes(String(annotation_level))) return `${annotation_level} is not a level.`;
  if (typeof message !== "string" || message === "") return "An annotation needs a message.";
  if (Buffer.byteLength(message) > MOST.message) return "The message of an annotation is longer than 64 KB.";
  if (typeof title !== "string" || [...title].length > MOST.title)
    return `Only ${MOST.title} characters are allowed in a title.`;
  return undefined;
}

function membersOf(json: unknown): Members {
  return typeof json === "object" && json !== null ? (json as Members) : {};
}

function invalid(why: string): Answer {
  return refusal(422, `Invalid request.\n\n${why}`);
}
