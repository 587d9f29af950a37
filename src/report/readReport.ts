/** Reads the text of a report file, which `--report` wrote. Anybody may have written it, so only what the schema names is used, and it is only shown. */
import * as z from "zod";
import type { Kinds } from "../kinds/kind.ts";
import { misfit } from "../kinds/misfit.ts";
import { type Report, reportSchema } from "./reportSchema.ts";

export type ReportRead =
  | { is: "report"; report: Report }
  /** Why it cannot be used, as a sentence that starts with "it". */
  | { is: "unusable"; issue: string };

/** The commands whose reports can be put together. A restore is about one backup. */
const COMBINED_COMMANDS = ["validate", "plan", "apply", "drift"];

const NO_REPORT = "it is not a report. Write it with the option report of validate, plan, apply or drift.";

export function readReport(kinds: Kinds, text: string): ReportRead {
  try {
    return readParsed(kinds, parsed(text));
  } catch (error) {
    // The text is not JSON, or is nested deeper than any report.
    if (error instanceof SyntaxError || error instanceof RangeError)
      return { is: "unusable", issue: NO_REPORT };
    throw error;
  }
}

/** Without halves of surrogate pairs, which a URL cannot contain. Only an escape can write one in UTF-8. */
function parsed(text: string): unknown {
  return JSON.parse(text, /\\u[dD]/.test(text) ? wellFormed : undefined);
}

function wellFormed(_name: string, value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name.toWellFormed(), member]));
}

const heads = z.object({ format_version: z.unknown(), command: z.string() });

function readParsed(kinds: Kinds, json: unknown): ReportRead {
  const head = heads.safeParse(json);
  if (!head.success) return { is: "unusable", issue: NO_REPORT };
  const { format_version: version, command } = head.data;
  if (version !== 1) {
    const issue = "its format_version is not 1. Use the same version of Lokaform for all jobs.";
    return { is: "unusable", issue };
  }
  if (!COMBINED_COMMANDS.includes(command)) {
    const issue = `it is not the report of ${COMBINED_COMMANDS.join(", ")}: only these can be put together.`;
    return { is: "unusable", issue };
  }
  const read = reportSchema.safeParse(json);
  const wrong = read.success ? misfit(kinds, read.data) : (read.error.issues[0]?.path ?? []);
  if (read.success && !wrong) return { is: "report", report: read.data };
  const path = wrong?.map(String).join(".");
  const issue = `it is not a complete report: the value of ${path} is missing or wrong. Use the same version of Lokaform for all jobs.`;
  return { is: "unusable", issue };
}
