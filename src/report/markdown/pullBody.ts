import type { Problem } from "../../model/problem.ts";
import type { PulledTexts } from "../pulledTexts.ts";
import { pullSections } from "../view/sections.ts";
import { counted, figure } from "../words/figures.ts";
import { pulledFigures } from "../words/pulledFigures.ts";
import { shortLine } from "../words/safeText.ts";
import { Budget, type Measure } from "./budget.ts";
import { GROUP_OVERHEAD, type Group, groupBlocks, groupOf } from "./groups.ts";
import { blocks, codeSpan, type Markdown, md, sentence } from "./markdown.ts";
import { nameSpan, problemGroup } from "./projectBody.ts";

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

const NEXT = md`**What happens next:** Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input take. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;

/** Overwritten texts are named before anything else is shown. What does not fit is counted. */
export function pullBody(pulled: readonly PulledTexts[], options: PullBodyOptions): Markdown {
  const budget = new Budget(options.limit, options.measure);
  const parts = pulled.map((project) => ({ project, groups: groupsOf(project) }));
  const several = pulled.length > 1;
  const top = blocks([
    md`## Translations from Lokalise: ${sentence(pulledFigures(pulled))}`,
    md`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${sentence("-")} is the text that the manifest had, and the line with ${sentence("+")} replaces it.`,
    filesLine(pulled.flatMap(({ files }) => files)),
  ]);
  const problems = problemGroup(options.problems ?? []);
  budget.takeText(blocks([top, NEXT]));
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
    ...open.flatMap(({ project, groups }) => [
      ...(several ? [md`### ${nameSpan(project.name)}`] : []),
      ...groups.flatMap((group) => groupBlocks(group, several ? 4 : 3, options.overflow)),
    ]),
    ...(hidden > 0 ? [sentence(`… and ${figure(hidden)} more projects; ${options.overflow}.`)] : []),
    NEXT,
  ]);
}

/** Changed and new files. More than these are counted. */
const MAX_FILES = 20;
const MAX_PATH = 200;

function filesLine(all: readonly string[]): Markdown {
  const files = [...new Set(all)];
  const [first, ...others] = files.slice(0, MAX_FILES).map((path) => codeSpan(shortLine(path, MAX_PATH)));
  if (!first) return md``;
  const more = files.length - MAX_FILES;
  const end = more > 0 ? md` and ${sentence(counted(more, "more file"))}` : md``;
  return md`${sentence(files.length === 1 ? "File:" : "Files:")} ${others.reduce((line, path) => md`${line}, ${path}`, first)}${end}.`;
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

function groupsOf(pulled: PulledTexts): Group[] {
  const options = { texts: pulled.hide_texts !== true, languages: [], full: "also" } as const;
  return pullSections(pulled, options).map((section) => groupOf(section));
}
