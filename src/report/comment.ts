/** The comment on a pull request: what merging it would change, for somebody who has never heard of lokaform. */
import { body } from "./body.ts";
import { blocks, codeSpan, fenced, folded, link, type Markdown, mark, md } from "./markup.ts";
import { isEmpty, type Report } from "./report.ts";

/** GitHub takes 65,536 characters. */
export const COMMENT_ROOM = 65_000;

/** Bytes of what stands around the body. */
const AROUND = 1_536;

export interface CommentLook {
  /** Unix seconds. */
  now: number;
  /** Bytes, {@link COMMENT_ROOM} or less. */
  room: number;
  /** What the comment is found by. */
  mark: string;
  /** The commit that was planned, and the address of the run; empty where they are not known. */
  commit: string;
  run: string;
}

/** Folded where there is nothing to see. */
export function comment(report: Report, { now, room, mark: name, commit, run }: CommentLook): Markdown {
  const lead = report.projects.some(({ plan }) => plan) ? planned : unplanned;
  const said = body(report, { now, room: room - AROUND, lead, rest: "the job summary has more" });
  const short = commit === "" ? md`` : md` for commit ${codeSpan(commit.slice(0, 7))}`;
  const where = run === "" ? md`` : md` by ${link(md`this run`, run)}`;
  const footer = md`<sub>Planned${short}${where}. This comment is kept up to date.</sub>`;
  const parts = isEmpty(report)
    ? [folded("Lokaform: this pull request changes nothing in the project", blocks([said, footer]))]
    : [said, ...(hasPlan(report) ? [LEGEND] : []), footer];
  return blocks([mark(name), ...parts]);
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
    md`Manifests are files that say which translation keys and webhooks a Lokalise project shall have. Nothing has been changed yet.`,
    fenced([
      "+ created",
      "~ changed: what stands there now → what will",
      "» renamed; it stays the same key, with its translations",
      "- removed: archived or destroyed",
      "! differs, but a rule keeps the live value",
    ]),
  ]),
);
