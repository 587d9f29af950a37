/** What is said about a project as a whole: its languages, its segments, and what only a terminal may remove. */
import type { Declaration, Live } from "../kinds/declaration.ts";
import { kindOf } from "../kinds/kind.ts";
import type { TextFiles } from "../kinds/read.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import type { Remark } from "../model/remark.ts";
import type { NamedLanguage } from "../model/setting.ts";
import { idleLanguages, missingBaseFiles } from "./languages.ts";
import type { PlannedChanges } from "./makePlan.ts";

export interface LiveFacts {
  project: {
    declared: Declaration;
    textFiles: TextFiles;
    settings: Record<"languagePlaces" | "required", ReadonlyMap<string, NamedLanguage>>;
  };
  live: Live;
  isWorkflow: boolean;
}

export interface PlanFacts extends LiveFacts {
  planned: PlannedChanges;
}

export const PROJECT_REMARKS: readonly Remark<never, LiveFacts, PlanFacts>[] = [
  {
    name: "rows of texts without a file in the base language",
    codes: ["no-language-file"],
    needs: "live",
    find: ({ project, live }) => missingBaseFiles(project, live.project),
  },
  {
    name: "texts that status cannot count",
    codes: ["segmented-project", "unknown-language"],
    needs: "live",
    notIn: ["plan", "apply", "drift"],
    find: ({ project, live }) => [
      ...inSegments(live.project),
      ...idleLanguages(project.settings.required, live.project, "error"),
    ],
  },
  {
    name: "settings of languages that the project lacks",
    codes: ["unknown-language"],
    needs: "live",
    find: ({ project, live }) => idleLanguages(project.settings.languagePlaces, live.project),
  },
  {
    name: "required languages that the project lacks",
    codes: ["unknown-language"],
    needs: "plan",
    notIn: ["status"],
    find: ({ project, live }) => idleLanguages(project.settings.required, live.project, "warning"),
  },
  {
    name: "webhooks that a workflow does not remove",
    codes: ["no-backup-dir"],
    needs: "plan",
    notIn: ["status"],
    severity: { drift: "notice" },
    find: keptByWorkflow,
  },
];

function inSegments(project: ProjectDetails): Problem[] {
  if (!project.segmentation) return [];
  const message = `Project ${project.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`;
  return [problem("segmented-project", message, { scope: "project" })];
}

/** A removed webhook has a URL that no manifest declares, and a backup in a workflow must not contain it. */
function keptByWorkflow({ planned: { plan }, isWorkflow }: PlanFacts): Problem[] {
  const removed = plan.changes.filter(({ action, kind }) => action === "destroy" && kindOf(kind).secretNames);
  if (!isWorkflow || removed.length === 0) return [];
  const message =
    "A workflow does not remove webhooks, because its backup must not contain their URLs. Remove them in Lokalise, or run lokaform apply at a terminal.";
  return [problem("no-backup-dir", message, { severity: "warning", scope: "change" })];
}
