/** The issue that stands open as long as a project differs from its manifests. */
import { anyError } from "../../model/problem.ts";
import { hasDrift, type ProjectReport, type Report } from "../report.ts";
import { shortLine } from "../words/safeText.ts";
import { body } from "./body.ts";
import { blocks, fenced, folded, link, type Markdown, mark, md } from "./markdown.ts";
import { nameSpan } from "./projectBody.ts";
import { characters } from "./space.ts";

/** Issues take as much as comments. */
export const ISSUE_ROOM = 65_000;

/** So many names of what is not declared: the report has them all, and an issue may be public. */
const MAX_UNMANAGED = 5;

/** Characters of what is around the body. */
const AROUND = 2_560;

export interface IssueLook {
  /** Characters, {@link ISSUE_ROOM} or less. */
  room: number;
  /** What the issue is found by. */
  mark: string;
  /** Address of the workflow's page; empty where it is not known. */
  workflow: string;
}

/** A title is plain text: GitHub makes nothing of it. */
export function issueTitle({ plan, name, id }: ProjectReport): string {
  return `Lokaform: drift in ${shortLine(plan?.project.name ?? name ?? id, 80)}`;
}

/** Says the same as long as the drift is the same, so that it is only written when that changes. */
export function driftIssue(report: Report, project: ProjectReport, look: IssueLook): Markdown {
  const one: Report = { ...report, projects: [project], problems: [], manifests: project.manifests };
  const said = body(one, {
    now: 0,
    room: look.room - AROUND,
    measure: characters,
    names: MAX_UNMANAGED,
    lead: (from) => md`Where the live Lokalise project differs from its manifests (${from}):`,
    rest: "the job summary of the workflow has more",
  });
  return blocks([mark(look.mark), said, LEGEND, MENDING, footer(look)]);
}

/** What it says once it is closed. */
export function healedIssue({ plan, name, id }: ProjectReport, look: IssueLook): Markdown {
  const called = nameSpan(plan?.project.name ?? name ?? id);
  return blocks([
    mark(look.mark),
    md`✅ **The project ${called} is again what its manifests say.**`,
    footer(look),
  ]);
}

/** What an issue says that was opened beside another one on the same drift. */
export function duplicateIssue(kept: number, { mark: name }: Pick<IssueLook, "mark">): Markdown {
  return blocks([
    mark(name),
    md`The drift is in issue #${kept}. Two runs at the same time opened an issue each.`,
  ]);
}

/** How the comparison came out: without drift only where all of the project was compared. */
export function driftState(project: ProjectReport): "drift" | "none" | "unknown" {
  if (!project.plan) return "unknown";
  if (hasDrift({ projects: [project] })) return "drift";
  return project.plan.skipped.length > 0 || anyError(project.problems) ? "unknown" : "none";
}

const LEGEND = folded(
  "How to read this",
  fenced([
    "+ declared, and missing in the project: apply creates it",
    "~ differs: what the project has, and what is declared",
    "» still has its former name: apply renames it",
    "- in the project, and not declared: apply archives or destroys it",
    "! differs, and is kept by a rule",
  ]),
);

const MENDING = md`### What to do

- To restore what is declared: run the workflow that applies the manifests. It keeps a backup of what it overwrites if it has a folder for one.
- To keep what is in the project: write it into the manifests, in a pull request.

A text that somebody edited in a language that the manifests only seed is not drift. It is kept.`;

function footer({ workflow }: IssueLook): Markdown {
  const by = workflow === "" ? md`its workflow` : link(md`its workflow`, workflow);
  return md`<sub>This issue is opened, kept up to date and closed by ${by}.</sub>`;
}
