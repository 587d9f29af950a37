/** The part that comment, issue and summary share: sentences, problems, changes that were not made, and the plans. */

import { isEmpty, isRed, type Report } from "../report.ts";
import { withoutTexts } from "../withoutTexts.ts";
import { counted } from "../words/figures.ts";
import { MAX_NAMED, manifestWords } from "../words/labels.ts";
import { shortened } from "../words/safeText.ts";
import { problemsWords, resultSentence, stoppedSentence } from "../words/sentences.ts";
import { Budget, Section } from "./budget.ts";
import { blocks, codeSpan, type Markdown, md, sentence } from "./markdown.ts";
import {
  type BodyOptions,
  nameSpan,
  type ProjectPart,
  projectBlocks,
  projectPart,
  SECTION_OVERHEAD,
  section,
  showsLosses,
  sizeOf,
} from "./projectBody.ts";
import { problemRows } from "./rows.ts";

/** The share that losses may take. The reason why a plan is refused must be visible as well. */
const LOSS_SHARE = 7 / 8;

/**
 * Shows removals and overwritten values first, then problems, changes that were not made, the figures of each project,
 * and all other changes. What does not fit is counted.
 */
export function body(fullReport: Report, options: BodyOptions): Markdown {
  const report = withoutTexts(fullReport);
  const { overflow, measure } = options;
  const { problems, projects } = mergeSingleProject(report);
  const several = projects.length > 1;
  const budget = new Budget(options.limit, measure);
  const top = blocks([heading(report), lead(report, options), ...verdict(report)]);
  const more = (count: number) => sentence(`… and ${counted(count, "more project")}; ${overflow}.`);
  budget.takeText(`${top}${more(projects.length)}`);
  const runProblems = new Section(problems.map(problemRows));
  if (problems.length > 0) budget.take(SECTION_OVERHEAD);
  const parts = projects.map((project) => projectPart(project, report, options, several));
  const open = new Set<ProjectPart>();
  const isOpened = (part: ProjectPart) => {
    if (!open.has(part) && budget.take(sizeOf(part, measure))) open.add(part);
    return open.has(part);
  };
  const sectionsOf = (sectionOf: (part: ProjectPart) => Section) => [...open].map(sectionOf);

  for (const part of parts) if (!showsLosses(part)) isOpened(part);
  const lossSections = () => [...sectionsOf(({ sends }) => sends), ...sectionsOf(({ planned }) => planned)];
  budget.showLosses(lossSections(), LOSS_SHARE);
  budget.showRest([runProblems], budget.remaining / 2);
  for (const part of parts) if (!isOpened(part)) break;
  budget.showRest(
    sectionsOf((part) => part.problems),
    budget.remaining / 2,
  );
  budget.showRest(
    sectionsOf(({ failed }) => failed),
    budget.remaining / 2,
  );
  budget.showLosses(lossSections(), 1);
  if (parts.every(showsLosses)) {
    budget.showRest(sectionsOf(({ planned }) => planned));
    budget.showRest(sectionsOf(({ kept }) => kept));
  }
  budget.showRest(sectionsOf(({ unmanaged }) => unmanaged));

  const hidden = parts.length - open.size;
  return blocks([
    top,
    ...section(1, problemsWords(problems), runProblems, "problem", overflow),
    ...parts.filter((part) => open.has(part)).map((part) => projectBlocks(part, options, several ? 2 : 1)),
    ...(hidden > 0 ? [more(hidden)] : []),
  ]);
}

/** The problems of a single project and those of the run are one list. */
function mergeSingleProject({ problems, projects }: Report): Pick<Report, "problems" | "projects"> {
  const [only] = projects;
  if (!only || projects.length > 1) return { problems, projects };
  return { problems: [], projects: [{ ...only, problems: [...problems, ...only.problems] }] };
}

function heading(report: Report): Markdown {
  const { projects } = report;
  const [only] = projects;
  const name = projects.length === 1 && only?.plan ? md` · ${nameSpan(only.plan.project.name)}` : md``;
  const several = projects.length > 1 ? md` · ${sentence(counted(projects.length, "project"))}` : md``;
  return md`## Lokaform ${sentence(report.command)}${name}${several}`;
}

function lead({ manifests }: Report, { lead: words = (from) => md`From ${from}` }: BodyOptions): Markdown {
  const named = manifests.length > 0 && manifests.length <= MAX_NAMED;
  const all = manifestWords(manifests) || "no manifest";
  return words(named ? codeSpan(shortened(all, 400)) : sentence(all));
}

function verdict(report: Report): Markdown[] {
  const applied = report.projects.some(({ results }) => results);
  const mark = isRed(report) ? md`❌ ` : isEmpty(report) || applied ? md`✅ ` : md``;
  if (!report.stopped) return [md`${mark}**${sentence(resultSentence(report))}**`];
  const { sentence: ended, names } = stoppedSentence(report);
  const notReached =
    names.length > 0 ? md` Not reached: ${codeSpan(shortened(names.join(", "), 400))}.` : md``;
  const stopped = md`${mark}**${sentence(ended)}**${notReached}`;
  return report.projects.some(({ plan }) => plan)
    ? [stopped, md`**${sentence(resultSentence(report))}**`]
    : [stopped];
}
