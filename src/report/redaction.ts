/** Removes secrets from a report before anything is shown or written. */
import { createHash } from "node:crypto";
import { VALUE_MEMBERS } from "../kinds/read.ts";
import type { ProjectReport, PulledTexts, Report } from "./report.ts";

/** Removes secrets from a text. The same function always gives the same result for a text. */
type Clean = (text: string) => string;

/** Fields with fixed words of Lokaform, and paths, which must stay usable. No stranger writes into these. */
const NOT_REDACTED = new Set(
  [
    "action",
    "by",
    "code",
    "command",
    "field",
    "how",
    "kind",
    "reach",
    "reason",
    "ref",
    "seen",
    "severity",
  ].concat(["state", "file", "manifests", "backup"]),
);

export function redactedReport(report: Report, clean: Clean): Report {
  const { declared } = report;
  const projects = report.projects.map((project) => redactedProject(project, clean));
  return { ...redacted(report, clean), declared, projects };
}

/** `clean` may be the function of a terminal, which learns more secrets later. */
export function redactedPull(pulled: PulledTexts, clean: Clean): PulledTexts {
  return redacted(pulled, (text) => clean(text));
}

/** If the id must be hidden, the plan gets its digest, so that a saved plan can be matched with its project. */
export function redactedProject(project: ProjectReport, clean: Clean): ProjectReport {
  const shown = redacted(project, clean);
  const { plan } = project;
  if (!shown.plan || !plan || clean(plan.project.id) === plan.project.id) return shown;
  const hidden = { ...shown.plan.project, digest: idDigest(plan.project.id) };
  return { ...shown, plan: { ...shown.plan, project: hidden } };
}

/** Whether a plan or a backup names the project `id`, or its digest. */
export function isProject(named: { id: string; digest?: string | undefined }, id: string): boolean {
  return named.digest === undefined ? named.id === id : named.digest === idDigest(id);
}

export function idDigest(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}

/** The same shape with other texts, which TypeScript cannot express. */
function redacted<Value extends object>(value: Value, clean: Clean): Value {
  return copied(value, clean, false) as Value;
}

/** Lists that a function leaves as they are: a report repeats the plan that was shown before. No list of it changes. */
const CLEAN = new WeakMap<Clean, WeakSet<object>>();

/** The value itself if it contains no secret: a report can contain a plan of many thousand texts. */
function copied(value: unknown, clean: Clean, names: boolean): unknown {
  if (typeof value === "string") return clean(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return copiedList(value, clean, names);
  const members = Object.entries(value);
  let copy: [string, unknown][] | undefined;
  for (const [index, [name, member]] of members.entries()) {
    const isKept = !names && NOT_REDACTED.has(name);
    const shown = isKept ? member : copied(member, clean, names || VALUE_MEMBERS.has(name));
    const shownName = names ? clean(name) : name;
    if (shown !== member || shownName !== name) copy ??= members.slice(0, index);
    copy?.push([shownName, shown]);
  }
  return copy ? Object.fromEntries(copy) : value;
}

function copiedList(list: readonly unknown[], clean: Clean, names: boolean): readonly unknown[] {
  const known = CLEAN.get(clean) ?? new WeakSet();
  CLEAN.set(clean, known);
  if (!names && known.has(list)) return list;
  let copy: unknown[] | undefined;
  for (const [index, member] of list.entries()) {
    const shown = copied(member, clean, names);
    if (shown !== member) copy ??= list.slice(0, index);
    copy?.push(shown);
  }
  if (!copy && !names) known.add(list);
  return copy ?? list;
}
