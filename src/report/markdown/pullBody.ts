/** The texts of the pull requests that bring texts of the project, and of those with its first manifests. */
import type { Problem } from "../../model/problem.ts";
import type { PulledTexts } from "../report.ts";
import { problemSection } from "../view/sections.ts";
import { figure } from "../view/words.ts";
import { firstPullView, type PulledFirst, pulledView } from "../view/written.ts";
import { MAX_MESSAGE } from "./body.ts";
import { Budget, type Measure } from "./budget.ts";
import { GROUP_OVERHEAD, type Group, groupBlocks, groupOf } from "./groups.ts";
import { blocks, list, type Markdown, md, printed, sentence } from "./markdown.ts";

/** Characters. GitHub accepts 65,536. */
export const MAX_PULL_BODY = 65_000;

export interface PullBodyOptions {
  /** In the unit of `measure`. */
  limit: number;
  measure: Measure;
  /** Where the rest is, if there is not room for all. */
  overflow: string;
  /** Problems of the run; a pull request has none. */
  problems?: readonly Problem[];
}

/** Overwritten texts are named before anything else is shown. What does not fit is counted. */
export function pullBody(pulled: readonly PulledTexts[], options: PullBodyOptions): Markdown {
  const budget = new Budget(options.limit, options.measure);
  const view = pulledView(pulled);
  const parts = view.parts.map(({ heading, sections }) => ({
    heading,
    groups: sections.map((section) => groupOf(section)),
  }));
  const several = pulled.length > 1;
  const next = printed(view.next);
  const top = blocks([md`## ${sentence(view.title)}`, printed(view.lead), printed(view.files)]);
  const problems = problemGroup(options.problems ?? []);
  budget.takeText(blocks([top, next]));
  if (problems.section.count > 0) budget.take(GROUP_OVERHEAD);
  budget.showRest([problems.section], budget.remaining / 2);
  const open = parts.filter(({ groups }) => budget.take(GROUP_OVERHEAD * (groups.length + 1)));
  const sections = open.flatMap(({ groups }) => groups.map(({ section }) => section));
  budget.showLosses(sections, 1);
  for (const section of sections) budget.showRest([section]);
  const hidden = parts.length - open.length;
  return blocks([
    top,
    ...groupBlocks(problems, 3, options.overflow),
    ...open.flatMap(({ heading, groups }) => [
      ...(several ? [md`### ${printed(heading)}`] : []),
      ...groups.flatMap((group) => groupBlocks(group, several ? 4 : 3, options.overflow)),
    ]),
    ...(hidden > 0 ? [sentence(`… and ${figure(hidden)} more projects; ${options.overflow}.`)] : []),
    next,
  ]);
}

/** The problems of a run that wrote no texts, or only new manifests. */
export function problemPage(
  problems: readonly Problem[],
  { limit, measure, overflow }: PullBodyOptions,
): Markdown {
  const group = problemGroup(problems);
  new Budget(limit / 2, measure).showRest([group.section]);
  return blocks(groupBlocks(group, 3, overflow));
}

function problemGroup(problems: readonly Problem[]): Group {
  return groupOf(problemSection(problems, { full: "also", longest: MAX_MESSAGE }));
}

export function firstPullBody(first: PulledFirst): Markdown {
  const { title, files, more, next } = firstPullView(first);
  return blocks([md`## ${sentence(title)}`, list(files.map(printed)), ...more.map(printed), printed(next)]);
}
