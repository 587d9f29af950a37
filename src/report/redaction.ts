/** Removes secrets from a report before anything is shown or written. */
import { createHash } from "node:crypto";
import type { ProjectReport, Report } from "./report.ts";

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

/** Fields that hold values, in which a stranger may also have chosen the member names. */
const VALUE_FIELDS = new Set(["after", "before", "declared", "identity", "live"]);

export function redactedReport(report: Report, clean: Clean): Report {
  const { declared } = report;
  const projects = report.projects.map((project) => redactedProject(project, clean));
  return { ...redacted(report, clean), declared, projects };
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

/** The value itself if it contains no secret: a report can contain a plan of many thousand texts. */
function copied(value: unknown, clean: Clean, names: boolean): unknown {
  if (typeof value === "string") return clean(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const members = value.map((member) => copied(member, clean, names));
    return members.every((member, index) => member === value[index]) ? value : members;
  }
  let isSame = true;
  const entries = Object.entries(value).map(([name, member]) => {
    const isKept = !names && NOT_REDACTED.has(name);
    const shown = isKept ? member : copied(member, clean, names || VALUE_FIELDS.has(name));
    const shownName = names ? clean(name) : name;
    isSame &&= shown === member && shownName === name;
    return [shownName, shown] as const;
  });
  return isSame ? value : Object.fromEntries(entries);
}
