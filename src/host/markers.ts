/** Markers by which a run finds its own comment and issues again. */
import { createHash } from "node:crypto";
import { type Folders, pathShown } from "../files/paths.ts";
import type { WorkflowContext } from "../github/event.ts";
import type { Markers } from "../github/publishOptions.ts";
import { optionName, type Setting } from "../model/setting.ts";
import { shortened, shortLine } from "../report/safeText.ts";
import type { RawOptions } from "../settings/flags.ts";
import type { Settings } from "../settings/resolve.ts";
import { MANIFEST_SETTINGS } from "../settings/table/kinds.ts";
import { REPORTS } from "../settings/table/output.ts";
import { CONFIG, FILTER, ONLY, PROJECT } from "../settings/table/project.ts";

const PLAN = "lokaform:plan";

/**
 * The same settings give the same markers, also if the settings have mistakes. Each workflow has its own comment. A project
 * has one issue, independent of the workflow that finds the drift and of the other projects of the run.
 */
export function markersOf(
  github: WorkflowContext | undefined,
  raw: RawOptions,
  settings: Settings,
  folders: Folders,
): Markers {
  const given = (rows: readonly Setting[]) => rows.map((row) => raw[optionName(row)] ?? []);
  const filter = raw[optionName(FILTER)] ? [FILTER] : [];
  const declared = given([CONFIG, ...MANIFEST_SETTINGS, ...filter]);
  const manifests = [pathShown(folders.working, folders), ...declared];
  // A summary and a run of all projects in one workflow are two comments.
  const reports = settings.combines ? given([REPORTS]) : [];
  const projects = [...given([ONLY, PROJECT]), settings.projects.flatMap(({ chosen }) => chosen ?? [])];
  const [only = []] = given([ONLY]);
  const names = [only].flat().map((name) => shortLine(`${name}`, 40));
  return {
    commentPrefix: `<!-- ${PLAN}:`,
    comment: `${PLAN}:${hashed([github?.workflow, manifests, projects, ...reports])}`,
    scope: {
      inputs: hashed([manifests, projects]).slice(0, 8),
      project: (id) => hashed([id]).slice(0, 8),
    },
    check: {
      name: `Lokaform ${settings.command}${names.length > 0 ? `: ${shortened(names.join(", "), 80)}` : ""}`,
      id: `lokaform:check:${hashed([github?.workflow, manifests, projects])}`,
    },
    issue: (projectId) => `lokaform:drift:${hashed([manifests, projectId])}`,
  };
}

function hashed(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
