/** The sentences that sum a run up, the same wherever they stand. */
import { plainId } from "../model/project.ts";
import type { Plan } from "../plan/plan.ts";
import { type Effort, type Report, tally } from "./report.ts";
import { oneLine, shortened } from "./safe.ts";

/** "Plan: 1 to create, 2 to update; 4,812 unchanged, 37 unmanaged. 4 requests, about 1 s." */
export function planSentence(plan: Plan, effort: Effort | undefined): string {
  const created = plan.changes.filter(({ action }) => action === "create").length;
  const renamed = plan.changes.filter(
    (change) => change.action === "update" && change.renamed_from !== undefined,
  ).length;
  const updated = plan.changes.length - created - renamed;
  const parts = [
    [created, "to create"],
    [updated, "to update"],
    [renamed, "to rename"],
    [plan.left.length, "left alone"],
    [plan.skipped.length, "skipped"],
  ] as const;
  const todo = parts.flatMap(([count, words]) => (count > 0 ? [`${figure(count)} ${words}`] : []));
  const rest = `${figure(plan.counts.unchanged)} unchanged, ${figure(plan.counts.unmanaged)} unmanaged.`;
  const head = plan.changes.length === 0 ? ["no changes", ...todo] : todo;
  return `Plan: ${head.join(", ")}; ${rest}${effort && effort.requests > 0 ? ` ${effortSentence(effort)}` : ""}`;
}

function effortSentence({ requests, rate }: Effort): string {
  return `${counted(requests, "request")}, about ${Math.max(1, Math.ceil(requests / rate))} s.`;
}

/** "Applied: 3 created, 2 updated, 1 failed." */
export function appliedSentence(report: Report): string {
  const { created, updated, renamed, failed, notAttempted, skipped } = tally(report);
  const parts = [
    [created, "created"],
    [updated - renamed, "updated"],
    [renamed, "renamed"],
    [failed, "failed"],
    [notAttempted, "not attempted"],
    [skipped, "skipped"],
  ] as const;
  const told = parts.flatMap(([count, words]) => (count > 0 ? [`${figure(count)} ${words}`] : []));
  return `Applied: ${told.length > 0 ? told.join(", ") : "nothing to do"}. ${counted(report.requests, "request")} in all.`;
}

/** What is said where there is no plan: all right so far, or how much there is to mend. */
export function validSentence({ declared, manifests, problems }: Report): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const warnings = problems.filter(({ severity }) => severity === "warning").length;
  const warned = warnings > 0 ? counted(warnings, "warning") : "";
  if (errors > 0) return `${counted(errors, "problem")}${warned && ` and ${warned}`}. Nothing was sent.`;
  const keys = counted(declared.keys, "key");
  const webhooks = counted(declared.webhooks, "webhook");
  return `Valid: ${keys} and ${webhooks} in ${counted(manifests.length, "manifest")}${warned && `, with ${warned}`}.`;
}

/** "storefront (3002….87762498)" */
export function projectWords({ project }: Plan): string {
  return `${oneLine(shortened(project.name, 80))} (${shortId(project.id)})`;
}

/** The manifests by name, or how many where they are many. */
export function manifestWords(manifests: readonly string[]): string {
  return manifests.length <= 3
    ? manifests.map((path) => oneLine(path)).join(", ")
    : counted(manifests.length, "manifest");
}

export function counted(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;
}

function figure(count: number): string {
  return count.toLocaleString("en-US");
}

function shortId(id: string): string {
  const plain = plainId(id);
  const branch = id.slice(plain.length);
  const dot = plain.indexOf(".");
  const short = dot > 8 ? `${plain.slice(0, 4)}…${plain.slice(dot)}` : plain;
  return oneLine(short + branch);
}
