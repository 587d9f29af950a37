/** The manifests of a pull request without secrets, compared with those of the commit that it would be merged into. */
import type { DeclaredChange } from "../../model/plan.ts";
import type { ComparedManifests, Report } from "../report.ts";
import { isRename } from "../tally.ts";
import { counted, figure } from "../words/figures.ts";
import {
  COMPARED_WORDS,
  comparedFigures,
  defaultsLine,
  NOT_COMPARED_WORDS,
  releasedLine,
  rematchedLine,
} from "../words/manifestLines.ts";
import type { PlanLine } from "../words/planLines.ts";
import { shortLine } from "../words/safeText.ts";
import { type RowGroup, Section } from "./budget.ts";
import { changeItem, type ItemOptions } from "./changeItems.ts";
import type { Group } from "./groups.ts";
import { blocks, codeSpan, type Markdown, md, sentence } from "./markdown.ts";
import { settingsGroup, valuesGroup } from "./planGroups.ts";
import { type BodyOptions, nameSpan, type ProjectPart, problemGroup } from "./projectBody.ts";
import { diffRows } from "./rows.ts";

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
  const { changes, released, rematched, changed_defaults, settings, hide_texts, name = "" } = project;
  const options: ItemOptions = { texts: hide_texts !== true, languages: [], linkTo };
  const figures = md`**${sentence(comparedFigures([project]))}**`;
  const entries = released.filter(({ fields }) => !fields);
  const fewer = released.filter(({ fields }) => fields);
  const line = (entry: (typeof released)[number]) => releasedLine(entry, options.texts);
  return {
    isApplied: false,
    head: several ? blocks([md`### ${nameSpan(name)}`, figures]) : md``,
    problems: problemGroup([]),
    failed: problemGroup([]),
    groups: [
      settingsGroup(settings),
      linesGroup(
        `${figure(entries.length)} no longer declared: the project keeps them, unless prune is on`,
        entries.map((entry) => ({ ...line(entry), words: [] })),
      ),
      linesGroup(
        `${figure(fewer.length)} with fewer fields: the project keeps their values`,
        fewer.map(line),
      ),
      ...declaredChangeGroups(changes, options),
      linesGroup(`${figure(rematched.length)} with another id or former name`, rematched.map(rematchedLine)),
      linesGroup(
        `${counted(changed_defaults.length, "manifest")} with other values for new entries`,
        changed_defaults.map(defaultsLine),
      ),
      valuesGroup(changes, options),
    ],
    pending: [],
    unmanaged: problemGroup([]),
  };
}

/** Changed, renamed and new entries. */
export function declaredChangeGroups(
  changes: readonly DeclaredChange[],
  options: ItemOptions,
): readonly Group[] {
  const updates = changes.filter(({ action }) => action === "update");
  const group = (words: string, some: readonly DeclaredChange[]): Group => {
    const items = some.map((change) => changeItem(change, options));
    const title = `${figure(some.length)} ${words}`;
    return { title, noun: "entry", fold: "many", layout: "list", section: new Section(items) };
  };
  return [
    group(
      "changed",
      updates.filter((change) => !isRename(change)),
    ),
    group("renamed", updates.filter(isRename)),
    group(
      "new",
      changes.filter(({ action }) => action === "create"),
    ),
  ];
}

function linesGroup(title: string, lines: readonly PlanLine[]): Group {
  const rows = lines.map((line): RowGroup => diffRows(line));
  return { title, noun: "entry", fold: "many", layout: "diff", section: new Section(rows) };
}
