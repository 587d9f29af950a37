/**
 * Which projects a comment is about. An apply usually runs in another workflow than the plan, so it cannot know the marker of
 * the plan's comment. It finds the comment by this second marker, which does not depend on the workflow.
 *
 * A comment and a run belong together if the same inputs choose their manifests and projects, or if they have a project in
 * common. The first is also true if no plan could be made. The second is true if one of them has a job for each project, and
 * the other one has all projects.
 */
import type { ProjectReport, Report } from "../report.ts";

export interface Scope {
  /** Stands for the inputs that choose manifests and projects. */
  inputs: string;
  /** Stands for a project. The id cannot be read from it. */
  project(id: string): string;
}

/** With more projects than this, only the inputs are in the marker, so that it stays short. */
const MAX_PROJECTS = 40;

const SCOPE = "lokaform:scope";

/** The name of the marker. */
export function scopeMarker({ projects }: Pick<Report, "projects">, scope: Scope): string {
  const named = projects.length > MAX_PROJECTS ? [] : projects.map((project) => tokenOf(project, scope));
  return [SCOPE, scope.inputs, ...new Set(named)].join(":");
}

/** The part of the report that the comment is about; undefined if it is about other projects. `markers`: those of the comment. */
export function reportWithin(report: Report, scope: Scope, markers: string): Report | undefined {
  const [, listed = ""] = new RegExp(`<!-- ${SCOPE}:([\\w:]+) -->`).exec(markers) ?? [];
  const tokens = listed.split(":");
  if (tokens.includes(scope.inputs)) return report;
  const projects = report.projects.filter((project) => tokens.includes(tokenOf(project, scope)));
  return projects.length > 0 ? { ...report, projects } : undefined;
}

/** Whether the comment is only about what this run covers. */
export function isWithin(markers: string, scope: Scope): boolean {
  return markers.includes(`<!-- ${SCOPE}:${scope.inputs}`);
}

/** An id from a variable is hidden, so its digest tells projects apart. */
function tokenOf({ plan, id }: ProjectReport, scope: Scope): string {
  return scope.project(plan?.project.digest ?? id);
}
