/** The comment on a pull request: what merging it would change, written for readers who do not know Lokaform. */
import type { ProjectReport, Report } from "../report.ts";
import { shortLine } from "../safeText.ts";
import type { UnappliedBase } from "../view/reportView.ts";
import { resultSentence } from "../view/summaries.ts";
import type { LinkTo } from "../view/view.ts";
import { timeWords } from "../view/words.ts";
import { body, bodyView, bytes, characters } from "./body.ts";
import { blocks, codeSpan, folded, link, type Markdown, marker, md, sentence } from "./markdown.ts";

/** GitHub accepts 65,536 characters in a comment, and as many in an issue and in the summary of a check run. */
export const MAX_COMMENT = 65_000;

const OVERHEAD = 1_536;

interface CommentOptions {
  /** Unix seconds. */
  now: number;
  limit: number;
  marker: string;
  /** Those that name the run, and the projects that the comment is about. */
  moreMarkers?: readonly string[];
  /** The head of the pull request, and the commit that was planned: usually a merge of it. Empty if unknown. */
  commit: string;
  checkedOut?: string;
  /** Address of the run; empty if unknown. */
  run: string;
  linkTo?: LinkTo | undefined;
  unappliedBase?: UnappliedBase | undefined;
}

export function comment(report: Report, options: CommentOptions): Markdown {
  const { now, limit, run, linkTo, unappliedBase } = options;
  const overflow = "the job summary has more";
  const view = bodyView(report, { isPullRequest: true, unappliedBase });
  const content = body(view, { limit: limit - OVERHEAD, measure: characters, overflow, linkTo });
  const by = run === "" ? md`` : md` by ${link(md`this run`, run)}`;
  const footer = md`<sub>Written on ${sentence(timeWords(now))}${commitsOf(options)}${by}.</sub>`;
  const parts = view.isUntouched
    ? [folded("Translations: this pull request changes nothing", blocks([content, footer]))]
    : [content, footer];
  return blocks([markersOf(options), ...parts]);
}

function markersOf({ marker: ownName, moreMarkers = [] }: Omit<CommentOptions, "limit">): Markdown {
  return moreMarkers.reduce<Markdown>((markers, name) => md`${markers}${marker(name)}`, marker(ownName));
}

function commitsOf({ commit, checkedOut = "" }: Pick<CommentOptions, "commit" | "checkedOut">): Markdown {
  if (commit === "") return md``;
  const merge =
    checkedOut === "" || checkedOut === commit
      ? md``
      : md` (test merge with its base: ${codeSpan(checkedOut.slice(0, 7))})`;
  return md` for commit ${codeSpan(commit.slice(0, 7))}${merge}`;
}

// The job summary, what `--format markdown` prints, and the words of a check run, which GitHub shows at a commit.

/** Bytes. GitHub drops a larger summary with an error. */
export const MAX_SUMMARY = 1024 * 1024;

export interface SummaryOptions extends Pick<CommentOptions, "linkTo" | "unappliedBase"> {
  reportFile: string | undefined;
  /** Bytes. */
  limit?: number;
}

export function summary(
  report: Report,
  { reportFile, limit = MAX_SUMMARY, linkTo, unappliedBase }: SummaryOptions,
): Markdown {
  const isPullRequest = report.projects.some(({ target }) => target);
  const overflow =
    reportFile === undefined ? "set report to a file to get them all" : "the report file has them all";
  const view = bodyView(report, { isPullRequest, unappliedBase });
  return md`${body(view, { limit: limit - 1, measure: bytes, overflow, linkTo })}\n`;
}

/** GitHub shows a title as plain text. */
export function checkTitle(report: Report): string {
  return shortLine(report.stopped?.message ?? resultSentence(report), 250);
}

export function checkSummary(report: Report, limit: number): Markdown {
  return body(bodyView(report), { limit, measure: characters, overflow: "the job summary has more" });
}

// Which projects a comment is about. An apply usually runs in another workflow than the plan, so it finds the comment by this
// second marker, which does not depend on the workflow: they have the same inputs (also if no plan could be made), or a project
// of the same settings file and inputs in common (one of them can have a job for each project).

export interface CommentScope {
  /** Stands for the inputs that choose manifests and projects. */
  inputs: string;
  /** Stands for a project and the files that declare it. The id cannot be read from it. */
  project(project: ProjectReport): string;
}

/** With more projects than this, only the inputs are in the marker, so that it stays short. */
const MAX_PROJECTS = 40;

const SCOPE = "lokaform:scope";

export function scopeMarker({ projects }: Pick<Report, "projects">, scope: CommentScope): string {
  const tokens = projects.length > MAX_PROJECTS ? [] : projects.map(scope.project);
  return [SCOPE, scope.inputs, ...new Set(tokens)].join(":");
}

/** The part of the report that the comment is about; undefined if it is about other projects. `markers`: those of the comment. */
export function reportWithin(report: Report, scope: CommentScope, markers: string): Report | undefined {
  const [, listed = ""] = new RegExp(`<!-- ${SCOPE}:([\\w:]+) -->`).exec(markers) ?? [];
  const tokens = listed.split(":");
  if (tokens.includes(scope.inputs)) return report;
  const projects = report.projects.filter((project) => tokens.includes(scope.project(project)));
  return projects.length > 0 ? { ...report, projects } : undefined;
}

export function isWithin(markers: string, scope: CommentScope): boolean {
  return markers.includes(`<!-- ${SCOPE}:${scope.inputs}`);
}
