/** The format of a report file. Anybody may have written the file, so only what this schema names is used, and it is only shown. */
import * as z from "zod";
import { PROBLEM_CODES, type Problem, REACHES, SEVERITIES } from "../../model/problem.ts";
import type { Outcome } from "../../plan/ledger.ts";
import {
  type ChangeResult,
  type ProjectReport,
  type Report,
  STOP_CAUSES,
  type TargetComparison,
} from "../report.ts";
import { manifestComparison } from "./manifestSchema.ts";
import { change, kept, place, plan, send, setting, texts, unmanaged, whole } from "./planSchema.ts";

/** The commands whose reports can be put together. A restore is about one backup. */
export const COMBINED_COMMANDS = ["validate", "plan", "apply", "drift"] as const;

const problem: z.ZodType<Problem> = z.object({
  severity: z.enum(SEVERITIES),
  code: z.enum(PROBLEM_CODES),
  message: z.string(),
  place: place.exactOptional(),
  reach: z.enum(REACHES),
  about: z.string().exactOptional(),
  count: z.int().min(1).exactOptional(),
  quotes: texts.exactOptional(),
});
const problems = z.array(problem).readonly();
const changes = z.array(change).readonly();

const target: z.ZodType<TargetComparison> = z.discriminatedUnion("is", [
  z.object({
    is: z.literal("compared"),
    commit: z.string(),
    caused: changes,
    pending: changes,
    resolved: changes,
    kept: z.array(kept).readonly(),
    sends: z.array(send).readonly(),
    released: z.array(unmanaged).readonly(),
    settings: z.array(setting).readonly(),
    released_kinds: texts,
  }),
  z.object({ is: z.literal("not compared"), why: z.string() }),
]);

const why = { message: z.string(), place: place.exactOptional() };
const outcome: z.ZodType<Outcome> = z.discriminatedUnion("state", [
  z.object({ state: z.literal("done"), id: z.union([z.number(), z.string()]) }),
  z.object({
    state: z.literal("failed"),
    how: z.enum(["refused", "not made", "unknown result", "stored differently"]),
    ...why,
  }),
  z.object({ state: z.literal("skipped"), ...why, written: texts.exactOptional() }),
  z.object({ state: z.literal("not attempted"), message: z.string() }),
]);
const result: z.ZodType<ChangeResult> = z.object({ change, outcome });

const project = z
  .object({
    name: z.string().exactOptional(),
    id: z.string(),
    manifests: texts,
    problems,
    hide_texts: z.literal(true).exactOptional(),
    bugs: texts.exactOptional(),
    plan: plan.exactOptional(),
    unmanaged: z.array(unmanaged).readonly().exactOptional(),
    effort: z.object({ requests: whole }).exactOptional(),
    target: target.exactOptional(),
    results: z.array(result).readonly().exactOptional(),
    backup: z.string().exactOptional(),
    restore: z.string().exactOptional(),
  })
  .transform(({ plan, results, backup, restore, unmanaged, effort, target, ...facts }): ProjectReport => {
    if (!plan) return facts;
    const planned = {
      ...facts,
      plan,
      ...(unmanaged && { unmanaged }),
      ...(effort && { effort }),
      ...(target && { target }),
    };
    if (!results) return planned;
    return backup === undefined || restore === undefined
      ? { ...planned, results }
      : { ...planned, results, backup, restore };
  });

export const reportSchema: z.ZodType<Report> = z.object({
  format_version: z.literal(1),
  command: z.enum(COMBINED_COMMANDS),
  selected: texts.exactOptional(),
  manifests: texts,
  declared: z.record(z.string(), whole),
  problems,
  projects: z.array(project).readonly(),
  requests: whole,
  stopped: z.object({ by: z.enum(STOP_CAUSES), message: z.string() }).exactOptional(),
  manifest_comparison: manifestComparison.exactOptional(),
  hide_texts: z.literal(true).exactOptional(),
});
