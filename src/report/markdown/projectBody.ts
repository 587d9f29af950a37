/** The part of a body that is about one project: its figures, its problems, changes that were not made, and the plan. */
import { pageOf } from "../../model/project.ts";
import { isNoConflict } from "../../plan/conflicts.ts";
import { type ProjectReport, type Report, restoreOf, shownChanges } from "../report.ts";
import { projectSections } from "../view/sections.ts";
import { withFewAdvice } from "../words/fewAdvice.ts";
import { filterSentence } from "../words/filterWords.ts";
import { shortLine } from "../words/safeText.ts";
import {
  appliedWords,
  driftSentence,
  planSentence,
  problemsWords,
  restoreLead,
  unverifiedSentence,
} from "../words/sentences.ts";
import { titleWords } from "../words/title.ts";
import { FittedRows, type Measure } from "./budget.ts";
import { GROUP_OVERHEAD, type Group, groupBlocks, groupOf } from "./groups.ts";
import type { LinkTo } from "./location.ts";
import { blocks, codeSpan, folded, link, type Markdown, md, sentence } from "./markdown.ts";
import { problemItem } from "./problemItems.ts";

export interface BodyOptions {
  /** The most that the body may take, and how that is counted. */
  limit: number;
  measure: Measure;
  /** What the sentences below the heading are about; `from` names the manifests. */
  lead?: (from: Markdown) => Markdown;
  /** Where the rows are that do not fit, as the end of a sentence. */
  overflow: string;
  /** Maximum number of names of unmanaged keys and webhooks. */
  maxUnmanaged?: number;
  linkTo?: LinkTo | undefined;
  /** Whether the plan is that of a pull request. */
  isPullRequest?: boolean;
  /** The branch that the pull request would be merged into, if apply does not write from it. */
  unappliedBase?: string | undefined;
}

/** The blank line between two parts. */
const GAP = 2;

export interface ProjectPart {
  head: Markdown;
  problems: Group;
  /** Changes that were not made. */
  failed: Group;
  /** Whether the plan was applied, so that it is folded. */
  isApplied: boolean;
  /** What the plan does, from the heaviest to the lightest. */
  groups: readonly Group[];
  /** What a pull request does not cause. */
  pending: readonly Group[];
  unmanaged: Group;
}

export function projectPart(
  project: ProjectReport,
  report: Report,
  options: BodyOptions,
  several: boolean,
): ProjectPart {
  const { problems, results, backup } = project;
  const restore = restoreOf(project);
  const { command } = report;
  const { failed, own, pending, unmanaged } = projectSections(project, {
    ...options,
    command,
    full: "also",
    keptElsewhere: "the report file lists",
  });
  const shown = (section: Parameters<typeof groupOf>[0]) => groupOf(section, options.linkTo);
  return {
    isApplied: results !== undefined,
    head: blocks([
      ...(several ? [projectHeading(project, report)] : []),
      projectWords(project, several),
      ...filteredWords(project),
      ...notCompared(project),
      ...effectOf(project, report),
      ...(backup === undefined ? [] : [md`The backup is in ${codeSpan(shortLine(backup, 400))}.`]),
      ...(restore === undefined
        ? []
        : [md`${sentence(restoreLead(undefined))}: ${codeSpan(shortLine(restore, 800))}`]),
    ]),
    // Conflicts are a group of their own.
    problems: problemGroup(problems.filter(isNoConflict), options.linkTo),
    failed: shown(failed),
    groups: own.map(shown),
    pending: pending.map(shown),
    unmanaged: shown(unmanaged),
  };
}

export function problemGroup(problems: ProjectReport["problems"], linkTo?: LinkTo): Group {
  const section = new FittedRows(withFewAdvice(problems).map((one) => problemItem(one, linkTo)));
  return { title: problemsWords(problems), noun: "problem", fold: "never", layout: "list", section };
}

export function showsLosses({ groups }: ProjectPart): boolean {
  return groups.every(({ section }) => section.showsLosses);
}

/** What a part takes before any row of it is shown. */
export function sizeOf(part: ProjectPart, measure: Measure): number {
  const { problems, failed, groups, pending, unmanaged } = part;
  const all = [problems, failed, ...groups, ...pending, unmanaged];
  const used = all.filter(({ section }) => section.count > 0).length;
  return measure(part.head) + GAP + used * GROUP_OVERHEAD;
}

export function projectBlocks(part: ProjectPart, { overflow }: BodyOptions, level: 3 | 4): Markdown {
  const { isApplied, head, problems, failed, groups, pending, unmanaged } = part;
  const blocksOf = (group: Group) => groupBlocks(group, level, overflow);
  const plan = groups.flatMap(blocksOf);
  return blocks([
    head,
    ...blocksOf(problems),
    ...blocksOf(failed),
    ...(isApplied && plan.length > 0 ? [folded("The plan", blocks(plan))] : plan),
    ...pending.flatMap(blocksOf),
    ...blocksOf(unmanaged),
  ]);
}

function projectHeading(project: ProjectReport, { command }: Report): Markdown {
  const { name, id, plan, results } = project;
  const title = md`### ${nameSpan(name ?? id)}${plan ? md` · ${nameSpan(plan.project.name)}` : md``}`;
  if (results) return md`${title}\n\n**${sentence(`Applied: ${appliedWords([project])}.`)}**`;
  if (!plan) return title;
  if (command === "plan") return md`${title}\n\n**${sentence(capital(titleWords(shownChanges(project))))}**`;
  const figures = command === "drift" ? driftSentence([project]) : planSentence(plan, project.effort);
  return md`${title}\n\n**${sentence(figures)}**`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name and the id of the project, and a link to it if the id may be shown. `isNamed`: a heading has the name. */
function projectWords({ id, plan }: ProjectReport, isNamed: boolean): Markdown {
  const page = pageOf(id);
  const name = plan && !isNamed ? md`${nameSpan(plan.project.name)} · ` : md``;
  return md`Project ${name}${codeSpan(shortLine(id, 200))}${page === undefined ? md`` : md` · ${link(md`open in Lokalise`, page)}`}`;
}

function filteredWords({ plan }: ProjectReport): Markdown[] {
  const words = plan?.filter && filterSentence(plan.filter);
  return words ? [md`**${sentence(words.start)}** ${codeSpan(words.filters)}: ${sentence(words.end)}`] : [];
}

/** Why changes that were pending before the pull request are not told apart. */
function notCompared({ target }: ProjectReport): Markdown[] {
  if (target?.is !== "not compared") return [];
  return [
    md`**All differences that apply would change are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${codeSpan(shortLine(target.why, 400))}.`,
  ];
}

/** What the changes do to the work of translators. */
function effectOf(project: ProjectReport, { command }: Report): Markdown[] {
  const { plan, results } = project;
  const isPlan = plan && !results && command !== "drift";
  const words = isPlan && unverifiedSentence(plan.project, shownChanges(project));
  return words ? [md`${sentence(words.start)} ${codeSpan(words.languages)} ${sentence(words.end)}`] : [];
}

/** A name that somebody gave, short enough for a heading. */
export function nameSpan(name: string): Markdown {
  return codeSpan(shortLine(name, 80));
}
