/** What Markdown says of a run, wherever it stands: sentences, problems, what was not made, and the plans. */
import { isEmpty, isRed, type Report } from "../report.ts";
import { withoutTexts } from "../withoutTexts.ts";
import { shortened } from "../words/safeText.ts";
import {
  appliedSentence,
  counted,
  driftSentence,
  MOST_NAMED,
  manifestWords,
  planSentence,
  plansSentence,
  problemsWords,
  stoppedSentence,
  validSentence,
} from "../words/sentences.ts";
import { blocks, codeSpan, type Markdown, md, sentence } from "./markdown.ts";
import {
  AROUND_SECTION,
  nameSpan,
  type ProjectPart,
  projectBlocks,
  projectPart,
  type Room,
  section,
  showsFirst,
  sizeOf,
} from "./projectBody.ts";
import { problemEntry } from "./rows.ts";
import { Section, Space } from "./space.ts";

/** What removals, overwritten values and conflicts may take: the reason why a plan is refused has to be seen as well. */
const FIRST_SHARE = 7 / 8;

/**
 * Room goes to removals and overwritten values first, then to problems, to changes that did not end well, to each
 * project's figures, and to all other changes. What does not fit is counted.
 */
export function body(whole: Report, look: Room): Markdown {
  const report = withoutTexts(whole);
  const { problems, projects } = together(report);
  const several = projects.length > 1;
  const space = new Space(look.room, look.measure);
  const top = blocks([heading(report), lead(report, look), ...verdict(report)]);
  const more = (count: number) => sentence(`… and ${counted(count, "more project")}; ${look.rest}.`);
  space.takeText(`${top}${more(projects.length)}`);
  const wrong = new Section(problems.map(problemEntry));
  if (problems.length > 0) space.take(AROUND_SECTION);
  const parts = projects.map((project) => projectPart(project, report, look, several));
  const open = new Set<ProjectPart>();
  const opened = (part: ProjectPart) => {
    if (!open.has(part) && space.take(sizeOf(part, look.measure))) open.add(part);
    return open.has(part);
  };
  const all = (of: (part: ProjectPart) => Section) => [...open].map(of);

  for (const part of parts) if (!showsFirst(part)) opened(part);
  const firsts = () => [...all(({ sends }) => sends), ...all(({ planned }) => planned)];
  space.showFirst(firsts(), FIRST_SHARE);
  space.showRest([wrong], space.free / 2);
  for (const part of parts) if (!opened(part)) break;
  space.showRest(
    all((part) => part.wrong),
    space.free / 2,
  );
  space.showRest(
    all(({ failed }) => failed),
    space.free / 2,
  );
  space.showFirst(firsts(), 1);
  if (parts.every(showsFirst)) {
    space.showRest(all(({ planned }) => planned));
    space.showRest(all(({ kept }) => kept));
  }
  space.showRest(all(({ others }) => others));

  const hidden = parts.length - open.size;
  return blocks([
    top,
    ...section(1, problemsWords(problems), wrong, "problem", look.rest),
    ...parts.filter((part) => open.has(part)).map((part) => projectBlocks(part, look, several ? 2 : 1)),
    ...(hidden > 0 ? [more(hidden)] : []),
  ]);
}

/** Where there is one project, its problems and those of the run are one list. */
function together({ problems, projects }: Report): Pick<Report, "problems" | "projects"> {
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

function lead({ manifests }: Report, { lead: words = (from) => md`From ${from}` }: Room): Markdown {
  const named = manifests.length > 0 && manifests.length <= MOST_NAMED;
  const all = manifestWords(manifests) || "no manifest";
  return words(named ? codeSpan(shortened(all, 400)) : sentence(all));
}

function verdict(report: Report): Markdown[] {
  const applied = report.projects.some(({ results }) => results);
  const mark = isRed(report) ? md`❌ ` : isEmpty(report) || applied ? md`✅ ` : md``;
  if (!report.stopped) return [md`${mark}**${runSentence(report)}**`];
  const { sentence: ended, names } = stoppedSentence(report);
  const missed = names.length > 0 ? md` Not reached: ${codeSpan(shortened(names.join(", "), 400))}.` : md``;
  const stopped = md`${mark}**${sentence(ended)}**${missed}`;
  return report.projects.some(({ plan }) => plan) ? [stopped, md`**${runSentence(report)}**`] : [stopped];
}

function runSentence(report: Report): Markdown {
  const { command, projects } = report;
  const planned = projects.filter(({ plan }) => plan);
  if (planned.length === 0) return sentence(validSentence(report));
  if (command === "apply" || command === "restore") return sentence(appliedSentence(report));
  if (command === "drift") return sentence(driftSentence(projects));
  const [only] = planned;
  const single = projects.length === 1 && only?.plan;
  return sentence(single ? planSentence(single, only.effort) : plansSentence(projects));
}
