/** The result of a run as data, from which all is rendered. Import only types, except to read a file: schemas take time to build. */
import * as z from "zod";
import { TEXT_STATES } from "../checks/textProgress.ts";
import { RUN_COMMANDS } from "../model/command.ts";
import { placeSchema } from "../model/place.ts";
import {
  changeSchema,
  declarationComparison,
  named,
  outcomeSchema,
  type Plan,
  planComparison,
  planSchema,
  texts,
  unmanagedSchema,
  whole,
} from "../model/plan.ts";
import { problemSchema } from "../model/problem.ts";
import { changedSetting } from "../model/setting.ts";

const problems = z.array(problemSchema).readonly();
const settings = z.array(changedSetting).readonly();
const flag = z.literal(true).exactOptional();

const comparedTarget = planComparison.extend({
  is: z.literal("compared"),
  commit: z.string(),
  settings,
  /** Kinds that only the target has manifests of, by their plural. They are no longer managed. */
  kinds_no_longer_declared: texts,
});
export interface ComparedTarget extends z.output<typeof comparedTarget> {}

const notCompared = z.object({ is: z.literal("not compared"), why: z.string() });
const targetComparison = z.discriminatedUnion("is", [comparedTarget, notCompared]);
/** The plan of a pull request, compared with the plan of the commit that it would be merged into. */
export type TargetComparison = z.output<typeof targetComparison>;

const comparedManifests = declarationComparison.extend({
  /** Its name in `projects` of lokaform.yaml; absent if the file has no `projects`. */
  name: z.string().exactOptional(),
  settings,
  hide_texts: flag,
});
export interface ComparedManifests extends z.output<typeof comparedManifests> {}

const manifestComparison = z.discriminatedUnion("is", [
  z.object({
    is: z.literal("compared"),
    commit: z.string(),
    projects: z.array(comparedManifests).readonly(),
  }),
  notCompared,
]);
/** The manifests of a pull request, compared with those of the commit that it would be merged into. */
export type ManifestComparison = z.output<typeof manifestComparison>;

const result = z.object({ change: changeSchema, outcome: outcomeSchema });
export interface ChangeResult extends z.output<typeof result> {}

const state = z.enum(TEXT_STATES);
/** `written`: apply writes the text. */
const lacking = named.extend({ place: placeSchema, lacks: z.array(state).readonly(), written: flag });

const languageStatus = z.object({
  language: z.string(),
  base: flag,
  /** One for each declared key that is not archived in the project. */
  texts: whole,
  archived: whole,
  /** Not empty. A plural has all forms that the language needs. */
  translated: whole,
  verified: whole,
  reviewed: whole,
  conflicts: whole,
  undecided: whole,
  to_pull: whole,
  waiting: whole,
  /** In the base texts of the keys that are not translated. `about`: the service does not say all of them. */
  words_to_do: whole,
  about: flag,
  /** In percent of the texts. `unmet`: the states of which there is less. `missing`: the keys whose text lacks them. */
  required: z
    .object({
      percents: z.partialRecord(state, whole),
      unmet: z.array(state).readonly(),
      missing: z.array(lacking).readonly(),
    })
    .exactOptional(),
});
export interface LanguageStatus extends z.output<typeof languageStatus> {}

/** What chose the files of a run. Absent: lokaform.yaml in the root of the workspace, and no inputs. */
const scope = z.object({
  /** Stands for the settings file and the inputs that choose files and keys. */
  id: z.string(),
  /** Path of the settings file; absent if there is none, or if it is lokaform.yaml in the root. */
  settings_file: z.string().exactOptional(),
});

const project = z
  .object({
    /** Its name in `projects` of lokaform.yaml; absent if the file has no `projects`. */
    name: z.string().exactOptional(),
    /** The id in the address of requests. */
    id: z.string(),
    /** SHA-256 of the id, if the id must not be shown. */
    digest: z.string().exactOptional(),
    scope: scope.exactOptional(),
    manifests: texts,
    /** Problems of the project as a whole, or of one key or webhook. */
    problems,
    /** Present if comments, issues, summaries and the log of the action name fields without their texts. */
    hide_texts: flag,
    /** Stack traces of errors in Lokaform itself. A problem says that there are any. */
    bugs: texts.exactOptional(),
    /** Absent if a problem stopped the project, or the run was cancelled before it. Then all of the following is absent. */
    plan: planSchema.exactOptional(),
    /** What is live and not declared; present if the command is drift, or plan with `--all`. */
    unmanaged: unmanagedSchema.exactOptional(),
    /** Present if the command is status: all languages of the project, the base language first. */
    status: z.array(languageStatus).readonly().exactOptional(),
    /** The number of write requests that the plan needs; absent if the command is drift or status. */
    effort: z.object({ requests: whole }).exactOptional(),
    /** Present in a pull request: which of the changes come from it. */
    target: targetComparison.exactOptional(),
    /** Present if the plan was applied: one result for each change, also for changes of a reviewed plan that are not in this plan. */
    results: z.array(result).readonly().exactOptional(),
    backup: z.string().exactOptional(),
    restore: z.string().exactOptional(),
    /** Present if the service made a snapshot of the project before keys were removed, with its texts. */
    snapshot: z.object({ id: z.string(), title: z.string() }).exactOptional(),
  })
  .refine(
    ({ plan, unmanaged, effort, target, results, backup, restore, snapshot }) =>
      (plan || !(unmanaged || effort || target || results)) &&
      (results || (backup ?? snapshot) === undefined) &&
      (backup === undefined) === (restore === undefined),
  );
export interface ProjectReport extends z.output<typeof project> {}

export interface PlannedProject extends ProjectReport {
  plan: Plan;
}

const stopped = z.object({ by: z.enum(["SIGINT", "SIGTERM", "SIGHUP", "time limit"]), message: z.string() });
export type StopCause = Stopped["by"];
export interface Stopped extends z.output<typeof stopped> {}

export const reportSchema = z.object({
  format_version: z.literal(1),
  command: z.enum(RUN_COMMANDS),
  /** Names of the projects in lokaform.yaml that the run is for, also if no plan was made. Absent if the file has no `projects`. */
  selected: texts.exactOptional(),
  scope: scope.exactOptional(),
  /** The manifests of all projects that were read, with the paths that the user sees. */
  manifests: texts,
  /** How many entries the manifests declare, by the plural of the kind. */
  declared: z.record(z.string(), whole).readonly(),
  /** Problems of settings and manifests. If an error among them has another scope than "change", nothing was sent for any project. */
  problems,
  /** The selected projects; none if nothing was sent. */
  projects: z.array(project).readonly(),
  requests: whole,
  stopped: stopped.exactOptional(),
  /** Present if the run got no secrets, as for a pull request from a fork: no project was looked at. */
  manifest_comparison: manifestComparison.exactOptional(),
  /** Present if a project of the run hides texts, so that problems must not quote them. */
  hide_texts: flag,
});
export interface Report extends z.output<typeof reportSchema> {}
