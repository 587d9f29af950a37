/** The comment on a pull request: what merging it would change, for somebody who has never heard of lokaform. */

import { isEmpty, type Report } from "../report.ts";
import { body } from "./body.ts";
import { blocks, codeSpan, fenced, folded, link, type Markdown, mark, md, sentence } from "./markdown.ts";
import { characters } from "./space.ts";

/** GitHub takes 65,536 characters. */
export const COMMENT_ROOM = 65_000;

/** Characters of what is around the body. */
const AROUND = 1_536;

export interface CommentLook {
  /** Unix seconds. */
  now: number;
  /** Characters, {@link COMMENT_ROOM} or less. */
  room: number;
  /** What the comment is found by. */
  mark: string;
  /** A second mark, which names the run. */
  stamp?: string;
  /** The head of the pull request, and the commit that was planned: usually a merge of it. Empty where not known. */
  commit: string;
  checkedOut?: string;
  /** Address of the run; empty where it is not known. */
  run: string;
}

/** Folded where there is nothing to see. */
export function comment(report: Report, look: CommentLook): Markdown {
  const { now, room } = look;
  const lead = report.projects.some(({ plan }) => plan) ? planned : unplanned;
  const said = body(report, {
    now,
    room: room - AROUND,
    measure: characters,
    lead,
    rest: "the job summary has more",
  });
  const footer = md`<sub>Planned on ${sentence(minuteOf(now))} UTC${commitsOf(look)}${runOf(look)}.</sub>`;
  const parts = isEmpty(report)
    ? [folded("Lokaform: this pull request changes nothing in the project", blocks([said, footer]))]
    : [said, ...(hasPlan(report) ? [LEGEND] : []), footer];
  return blocks([marksOf(look), ...parts]);
}

/** What replaces a comment whose pull request got another head while it was written. */
export function outdatedComment(look: Omit<CommentLook, "room"> & { head: string }): Markdown {
  const now = codeSpan(look.head.slice(0, 7));
  const said = md`The plan${commitsOf(look)}${runOf(look)} is out of date: this pull request is now at commit ${now}. The run for that commit has its plan.`;
  return blocks([marksOf(look), said]);
}

function marksOf({ mark: name, stamp }: Pick<CommentLook, "mark" | "stamp">): Markdown {
  return stamp === undefined ? mark(name) : md`${mark(name)}${mark(stamp)}`;
}

function commitsOf({ commit, checkedOut = "" }: Pick<CommentLook, "commit" | "checkedOut">): Markdown {
  if (commit === "") return md``;
  const merge =
    checkedOut === "" || checkedOut === commit ? md`` : md`, merged as ${codeSpan(checkedOut.slice(0, 7))},`;
  return md` for commit ${codeSpan(commit.slice(0, 7))}${merge}`;
}

function runOf({ run }: Pick<CommentLook, "run">): Markdown {
  return run === "" ? md`` : md` by ${link(md`this run`, run)}`;
}

const MINUTE = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: "UTC" });

function minuteOf(seconds: number): string {
  return MINUTE.format(seconds * 1000);
}

function planned(from: Markdown): Markdown {
  return md`What the manifests of this pull request (${from}) would change in the live Lokalise project, once it is merged:`;
}

function unplanned(from: Markdown): Markdown {
  return md`What the manifests of this pull request (${from}) would change could not be planned:`;
}

function hasPlan({ projects }: Report): boolean {
  return projects.some(({ plan }) => (plan?.changes.length ?? 0) > 0);
}

const LEGEND = folded(
  "How to read this",
  blocks([
    md`Manifests are files that say which translation keys and webhooks a Lokalise project should have. Nothing has been changed yet.`,
    fenced([
      "+ created",
      "~ changed: the present value → the new value",
      "» renamed; it stays the same key, with its translations",
      "- removed: archived or destroyed",
      "! differs, but a rule keeps the live value",
    ]),
  ]),
);
