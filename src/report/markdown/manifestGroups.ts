/** The manifests of a pull request without secrets, compared with those of the commit that it would be merged into. */
import type { ComparedManifests, Report } from "../report.ts";
import { manifestSections } from "../view/sections.ts";
import type { ViewOptions } from "../view/view.ts";
import { COMPARED_WORDS, comparedFigures, NOT_COMPARED_WORDS } from "../words/manifestLines.ts";
import { shortLine } from "../words/safeText.ts";
import { groupOf } from "./groups.ts";
import { blocks, codeSpan, type Markdown, md, sentence } from "./markdown.ts";
import { type BodyOptions, nameSpan, type ProjectPart, problemGroup } from "./projectBody.ts";

/** What the parts below are about, or why there are none. */
export function comparedManifests({ manifest_comparison: compared }: Report): Markdown[] {
  if (!compared) return [];
  if (compared.is === "not compared")
    return [md`${sentence(NOT_COMPARED_WORDS)}: ${codeSpan(shortLine(compared.why, 400))}.`];
  const { commit, projects } = compared;
  const { start, end } = COMPARED_WORDS;
  const figures = sentence(`Difference: ${comparedFigures(projects)}.`);
  return [md`**${sentence(start)}** (${codeSpan(commit.slice(0, 7))}). ${sentence(end)}`, md`**${figures}**`];
}

export function manifestParts(
  { manifest_comparison: compared }: Report,
  options: BodyOptions,
): ProjectPart[] {
  if (compared?.is !== "compared") return [];
  const { projects } = compared;
  return projects.map((project) => manifestPart(project, options, projects.length > 1));
}

function manifestPart(project: ComparedManifests, { linkTo }: BodyOptions, several: boolean): ProjectPart {
  const { hide_texts, name = "" } = project;
  const options: ViewOptions = { texts: hide_texts !== true, languages: [], full: "also" };
  const figures = md`**${sentence(comparedFigures([project]))}**`;
  return {
    isApplied: false,
    head: several ? blocks([md`### ${nameSpan(name)}`, figures]) : md``,
    problems: problemGroup([]),
    failed: problemGroup([]),
    groups: manifestSections(project, options).map((section) => groupOf(section, linkTo)),
    pending: [],
    unmanaged: problemGroup([]),
  };
}
