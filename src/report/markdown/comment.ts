/** The comment on a pull request: what merging it would change, written for readers who do not know Lokaform. */

import { hasChanges, isEmpty, type Report } from "../report.ts";
import { body } from "./body.ts";
import { characters } from "./budget.ts";
import { blocks, codeSpan, fenced, folded, link, type Markdown, marker, md, sentence } from "./markdown.ts";

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
}

/** Folded if the pull request changes nothing. */
export function comment(report: Report, options: CommentOptions): Markdown {
  const { now, limit } = options;
  const content = body(report, {
    now,
    limit: limit - OVERHEAD,
    measure: characters,
    lead: leadOf(report),
    overflow: "the job summary has more",
  });
  const footer = md`<sub>Planned on ${sentence(minuteOf(now))} UTC${commitsOf(options)}${runOf(options)}.</sub>`;
  const parts = isEmpty(report)
    ? [folded("Lokaform: this pull request changes nothing in the project", blocks([content, footer]))]
    : [content, ...(hasChanges(report) ? [LEGEND] : []), footer];
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
    checkedOut === "" || checkedOut === commit ? md`` : md`, merged as ${codeSpan(checkedOut.slice(0, 7))},`;
  return md` for commit ${codeSpan(commit.slice(0, 7))}${merge}`;
}

function runOf({ run }: Pick<CommentOptions, "run">): Markdown {
  return run === "" ? md`` : md` by ${link(md`this run`, run)}`;
}

const MINUTE = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: "UTC" });

/** `2026-11-21 14:05`, in UTC. */
export function minuteOf(seconds: number): string {
  return MINUTE.format(seconds * 1000);
}

function leadOf({ projects, manifests }: Report): (from: Markdown) => Markdown {
  if (projects.some(({ plan }) => plan)) return plannedLead;
  return manifests.length > 0 ? unplannedLead : () => md`No plan could be made for this pull request:`;
}

function plannedLead(from: Markdown): Markdown {
  return md`If you merge this pull request, its manifests (${from}) change the live Lokalise project like this:`;
}

function unplannedLead(from: Markdown): Markdown {
  return md`No plan could be made for this pull request and its manifests (${from}):`;
}

const LEGEND = folded(
  "How to read this",
  blocks([
    md`Manifests are files that declare the translation keys and webhooks of a Lokalise project. Nothing has been changed yet.`,
    fenced([
      "+ will be created",
      "~ will be changed: live value → new value",
      "» will be renamed: the same key, with its translations",
      "- will be removed: archived or destroyed",
      "! a live value or key that is kept, or a note",
    ]),
  ]),
);
