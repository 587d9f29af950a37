/**
 * A report for a file that is uploaded, so that `report` can read it: projects that hide their texts have "…" in the place of
 * each. Everything that is shown of such a project is the same as of the whole report.
 */
import { fieldOf, isHidden } from "../kinds/kindOf.ts";
import { isMapping, type Json } from "../model/json.ts";
import type { Change, DeclaredChange, KeptItem, ReleasedEntry } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import type { ManifestComparison, ProjectReport, Report, TargetComparison } from "./report.ts";
import { HIDDEN, withoutTexts } from "./withoutTexts.ts";

export function withoutValues(whole: Report): Report {
  const report = withoutTexts(whole);
  const { manifest_comparison: compared } = report;
  return {
    ...report,
    problems: report.hide_texts ? report.problems.map(withoutQuotes) : report.problems,
    projects: report.projects.map((project) => (project.hide_texts ? hiddenProject(project) : project)),
    ...(compared && { manifest_comparison: hiddenComparison(compared) }),
  };
}

function withoutQuotes({ quotes: _, ...rest }: Problem): Problem {
  return rest;
}

function hiddenProject(project: ProjectReport): ProjectReport {
  const problems = project.problems.map(withoutQuotes);
  if (!project.plan) return { ...project, problems };
  const { plan, target, results } = project;
  return {
    ...project,
    problems,
    plan: { ...plan, changes: plan.changes.map(hiddenChange), kept: plan.kept.map(hiddenKept) },
    ...(target && { target: hiddenTarget(target) }),
    ...(results && { results: results.map((one) => ({ ...one, change: hiddenChange(one.change) })) }),
  };
}

function hiddenTarget(target: TargetComparison): TargetComparison {
  if (target.is !== "compared") return target;
  const { caused, pending, resolved, kept } = target;
  return {
    ...target,
    caused: caused.map(hiddenChange),
    pending: pending.map(hiddenChange),
    resolved: resolved.map(hiddenChange),
    kept: kept.map(hiddenKept),
  };
}

function hiddenComparison(compared: ManifestComparison): ManifestComparison {
  if (compared.is !== "compared") return compared;
  const projects = compared.projects.map((project) =>
    project.hide_texts
      ? {
          ...project,
          changes: project.changes.map(hiddenChange),
          released: project.released.map(hiddenReleased),
        }
      : project,
  );
  return { ...compared, projects };
}

function hiddenChange<One extends Change | DeclaredChange>(change: One): One {
  if (change.action === "destroy") return change;
  const fields = change.fields.map((field) => {
    if (!hides(change.kind, field.field)) return field;
    const { before, after } = field;
    return { ...field, ...(before !== undefined && { before: hidden(before) }), after: hidden(after) };
  });
  return { ...change, fields };
}

function hiddenKept(kept: KeptItem): KeptItem {
  if (!("field" in kept) || !hides(kept.kind, kept.field)) return kept;
  return { ...kept, live: hidden(kept.live), declared: hidden(kept.declared) };
}

function hiddenReleased({ fields, ...entry }: ReleasedEntry): ReleasedEntry {
  if (!fields) return entry;
  const all = fields.map((one) =>
    hides(entry.kind, one.field) ? { ...one, before: hidden(one.before) } : one,
  );
  return { ...entry, fields: all };
}

function hides(kind: string, field: string): boolean {
  return isHidden(fieldOf(kind, field));
}

/** An empty text stays empty, because to fill it is not a loss. */
function hidden(value: Json): Json {
  if (typeof value === "string") return value === "" ? "" : HIDDEN;
  if (Array.isArray(value)) return value.map(hidden);
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, hidden(member)]));
}
