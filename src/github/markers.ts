/** Markers by which a run finds its own comment, check run and issues again. */
import { shortened } from "../model/difference.ts";
import { sha256 } from "../model/json.ts";
import type { CommentScope } from "../report/markdown/comment.ts";
import type { ProjectReport, Report } from "../report/report.ts";
import { shortLine } from "../report/safeText.ts";

export interface Markers {
  comment: string;
  /** The beginning of the comments of all workflows that plan. */
  commentPrefix: string;
  scope: CommentScope;
  /** The name that GitHub shows, and what identifies the check among those of a workflow. */
  check: { name: string; id: string };
  issue(project: ProjectReport): string;
}

const PLAN_MARKER = "lokaform:plan";

export interface Choice {
  command: string;
  scope: ProjectReport["scope"];
  only: readonly string[];
  project: readonly string[];
  ids: readonly string[];
  /** The reports that a summary reads; undefined for any other run. */
  reports: readonly string[] | undefined;
}

/** The same settings give the same markers, also with mistakes: a comment for each workflow, an issue for each project. `combined`: of a summary. */
export function markersOf(workflow: string | undefined, choice: Choice, combined?: Report): Markers {
  const { command, scope, only, reports } = choice;
  const projects = [only, choice.project, choice.ids];
  const scopes = new Set(combined?.projects.map((project) => project.scope?.id ?? ""));
  const inputs = combined ? [[...scopes].sort(), combined.selected] : [scope?.id, projects];
  const names = [scope?.settings_file ?? [], only].flat().map((name) => shortLine(`${name}`, 40));
  return {
    commentPrefix: `<!-- ${PLAN_MARKER}:`,
    // A summary and a run of all projects in one workflow are two comments.
    comment: `${PLAN_MARKER}:${hashed([workflow, scope?.id, projects, ...(reports ? [reports] : [])])}`,
    scope: {
      inputs: hashed(inputs).slice(0, 8),
      project: (project) => hashed(scopeOf(project)).slice(0, 8),
    },
    check: {
      name: `Lokaform ${command}${names.length > 0 ? `: ${shortened(names.join(", "), 80)}` : ""}`,
      id: `lokaform:check:${hashed([workflow, scope?.id, projects])}`,
    },
    issue: (project) => `lokaform:drift:${hashed(scopeOf(project))}`,
  };
}

/** An id from a variable is hidden, so its digest tells projects apart. */
function scopeOf({ scope, digest, id }: ProjectReport) {
  return [scope?.id, digest ?? id];
}

function hashed(parts: readonly unknown[]): string {
  return sha256(JSON.stringify(parts)).slice(0, 16);
}
