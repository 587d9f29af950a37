/**
 * A report for a file that is uploaded, so that `report` can read it: projects that hide their texts have "…" in the place of
 * each. Everything that is shown of such a project is the same as of the whole report.
 */
import { fieldOf, isHidden } from "../kinds/kindOf.ts";
import { VALUE_MEMBERS } from "../kinds/misfit.ts";
import { isMapping, type Json } from "../model/json.ts";
import type { Report } from "./report.ts";
import { HIDDEN, withoutTexts } from "./withoutTexts.ts";

export function withoutValues(whole: Report): Report {
  const report = withoutTexts(whole);
  const { manifest_comparison: compared } = report;
  return {
    ...report,
    problems: report.hide_texts ? hiddenIn(report.problems) : report.problems,
    projects: report.projects.map(hiddenIfAsked),
    ...(compared?.is === "compared" && {
      manifest_comparison: { ...compared, projects: compared.projects.map(hiddenIfAsked) },
    }),
  };
}

function hiddenIfAsked<Part extends { hide_texts?: true }>(part: Part): Part {
  return part.hide_texts ? hiddenIn(part) : part;
}

/** The same shape with other texts and without quotes, which TypeScript cannot express. */
function hiddenIn<Part>(part: Part): Part {
  return copied(part, "") as Part;
}

/** `kind`: that of the object which the value belongs to. */
function copied(value: unknown, kind: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => copied(one, kind));
  if (typeof value !== "object" || value === null) return value;
  const own = "kind" in value ? value.kind : kind;
  const hides = "field" in value && isHidden(fieldOf(String(own), String(value.field)));
  const members = Object.entries(value).filter(([name]) => name !== "quotes");
  return Object.fromEntries(
    members.map(([name, member]) => {
      if (!VALUE_MEMBERS.has(name)) return [name, copied(member, own)];
      return [name, hides ? hidden(member) : member];
    }),
  );
}

/** An empty text stays empty, because to fill it is not a loss. */
function hidden(value: Json): Json {
  if (typeof value === "string") return value === "" ? "" : HIDDEN;
  if (Array.isArray(value)) return value.map(hidden);
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, hidden(member)]));
}
