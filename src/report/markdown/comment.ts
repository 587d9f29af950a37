/** The comment on a pull request: what merging it would change, written for readers who do not know Lokaform. */
import type { Report } from "../report.ts";
import type { LinkTo } from "../view/view.ts";
import { timeWords } from "../view/words.ts";
import { body, bodyView } from "./body.ts";
import { characters } from "./budget.ts";
import { blocks, codeSpan, folded, link, type Markdown, marker, md, sentence } from "./markdown.ts";

/** GitHub accepts 65,536 characters. */
export const MAX_COMMENT = 65_000;

/** Characters around the body. */
const OVERHEAD = 1_536;

export interface CommentOptions {
  /** Unix seconds. */
  now: number;
  /** Characters, {@link MAX_COMMENT} or less. */
  limit: number;
  /** Identifies the comment of this workflow. */
  marker: string;
  /** A second marker, which names the run. */
  runMarker?: string;
  /** A third marker, which says which projects the comment is about. */
  scopeMarker?: string;
  /** The head of the pull request, and the commit that was planned: usually a merge of it. Empty if unknown. */
  commit: string;
  checkedOut?: string;
  /** Address of the run; empty if unknown. */
  run: string;
  linkTo?: LinkTo | undefined;
  /** The branch that the pull request would be merged into, if apply does not write from it. */
  unappliedBase?: string | undefined;
}

/** Folded if the pull request causes nothing. */
export function comment(report: Report, options: CommentOptions): Markdown {
  const { now, limit, linkTo, unappliedBase } = options;
  const overflow = "the job summary has more";
  const view = bodyView(report, { overflow, reader: "reviewer", isPullRequest: true, unappliedBase });
  const content = body(view, { limit: limit - OVERHEAD, measure: characters, overflow, linkTo });
  const footer = md`<sub>Written on ${sentence(timeWords(now))}${commitsOf(options)}${runOf(options)}.</sub>`;
  const parts = view.isUntouched
    ? [folded("Translations: this pull request changes nothing", blocks([content, footer]))]
    : [content, footer];
  return blocks([markersOf(options), ...parts]);
}

/** What replaces a comment whose pull request got another head while it was written. */
export function outdatedComment(options: Omit<CommentOptions, "limit"> & { head: string }): Markdown {
  const now = codeSpan(options.head.slice(0, 7));
  const content = md`The plan${commitsOf(options)}${runOf(options)} is out of date: this pull request is now at commit ${now}. The run for that commit has the present plan.`;
  return blocks([markersOf(options), content]);
}

function markersOf({
  marker: own,
  runMarker,
  scopeMarker,
}: Pick<CommentOptions, "marker" | "runMarker" | "scopeMarker">): Markdown {
  const names = [own, runMarker ?? [], scopeMarker ?? []].flat();
  return names.map(marker).reduce((all, one) => md`${all}${one}`);
}

function commitsOf({ commit, checkedOut = "" }: Pick<CommentOptions, "commit" | "checkedOut">): Markdown {
  if (commit === "") return md``;
  const merge =
    checkedOut === "" || checkedOut === commit
      ? md``
      : md` (test merge with its base: ${codeSpan(checkedOut.slice(0, 7))})`;
  return md` for commit ${codeSpan(commit.slice(0, 7))}${merge}`;
}

function runOf({ run }: Pick<CommentOptions, "run">): Markdown {
  return run === "" ? md`` : md` by ${link(md`this run`, run)}`;
}
