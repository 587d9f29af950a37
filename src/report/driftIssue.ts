/** The issue that stands open as long as a project differs from its manifests. */
import { anyError } from "../model/problem.ts";
import { body, nameSpan } from "./body.ts";
import { blocks, link, type Markdown, mark, md } from "./markup.ts";
import { hasDrift, type ProjectReport, type Report } from "./report.ts";
import { shortLine } from "./safe.ts";

/** Issues take as much as comments. */
export const ISSUE_ROOM = 65_000;

/** Bytes of what stands around the body. */
const AROUND = 1_536;

export interface IssueLook {
  /** Bytes, {@link ISSUE_ROOM} or less. */
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
    lead: (from) => md`Where the live Lokalise project differs from its manifests (${from}):`,
    rest: "the job summary of the workflow has more",
  });
  return blocks([mark(look.mark), said, MENDING, footer(look)]);
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

/** How the comparison came out: without drift only where all of the project was compared. */
export function driftState(project: ProjectReport): "drift" | "none" | "unknown" {
  if (!project.plan) return "unknown";
  if (hasDrift({ projects: [project] })) return "drift";
  return project.plan.skipped.length > 0 || anyError(project.problems) ? "unknown" : "none";
}

const MENDING = md`### What to do

- To have the manifests hold again: run the workflow that applies them. What it overwrites is kept in a backup, where the workflow has a place for one.
- To keep what is in the project: write it into the manifests, in a pull request.

Somebody's own words in a language that the manifests only seed are no drift, and stay.`;

function footer({ workflow }: IssueLook): Markdown {
  const by = workflow === "" ? md`its workflow` : link(md`its workflow`, workflow);
  return md`<sub>This issue is opened, kept up to date and closed by ${by}.</sub>`;
}
