import type { Problem } from "../../model/problem.ts";
import type { KeptInFile, PulledTexts } from "../pulledTexts.ts";
import { fieldName, shown } from "../words/fields.ts";
import { counted, figure } from "../words/figures.ts";
import { labelWords, placeWords } from "../words/labels.ts";
import { releasedLine } from "../words/manifestLines.ts";
import { pulledFigures } from "../words/pulledFigures.ts";
import { shortened, shortLine } from "../words/safeText.ts";
import { timeWords } from "../words/times.ts";
import { distinguished } from "../words/values.ts";
import { Budget, type Measure, type RowGroup, Section } from "./budget.ts";
import type { ItemOptions } from "./changeItems.ts";
import { GROUP_OVERHEAD, type Group, groupBlocks } from "./groups.ts";
import { declaredChangeGroups } from "./manifestGroups.ts";
import { blocks, codeSpan, type Markdown, md, sentence } from "./markdown.ts";
import { valuesGroup } from "./planGroups.ts";
import { nameSpan, problemGroup } from "./projectBody.ts";
import { diffRows } from "./rows.ts";

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

function groupsOf({ comparison, kept, hide_texts }: PulledTexts): Group[] {
  const options: ItemOptions = { texts: hide_texts !== true, languages: [] };
  const { changes, released } = comparison;
  const gone = released.map((entry) => diffRows(releasedLine(entry, options.texts)));
  const conflicts = kept.filter(({ conflict }) => conflict);
  const others = kept.filter(({ conflict }) => !conflict);
  return [
    keptGroup("in conflict: the manifest keeps its text", conflicts, options.texts),
    { ...facts(`${figure(gone.length)} no longer declared`), layout: "diff", section: new Section(gone) },
    ...declaredChangeGroups(changes, options),
    keptGroup("different, and kept", others, options.texts),
    valuesGroup(changes, options),
  ];
}

function facts(title: string) {
  return { title, noun: "entry", fold: "many" } as const;
}

function keptGroup(words: string, kept: readonly KeptInFile[], texts: boolean): Group {
  const rows = kept.map((one) => keptRows(one, texts));
  return { ...facts(`${figure(kept.length)} ${words}`), layout: "diff", section: new Section(rows) };
}

const MAX_WORDS = 1_000;

function keptRows(kept: KeptInFile, texts: boolean): RowGroup {
  const { kind, field, declared, live, edited, why, details, conflict } = kept;
  const name = fieldName(kind, kept);
  const [inFile, inProject] = distinguished(shown(kind, field, declared), shown(kind, field, live));
  const by = edited?.by === undefined ? "" : ` by ${shortLine(edited.by, 60)}`;
  const when = edited ? `, edited${by} on ${timeWords(edited.at)}` : "";
  const sign = conflict ? "!" : " ";
  const words = texts ? [`${name} ${inFile}`, `in Lokalise: ${inProject}${when}`] : [`${name}${when}`];
  return {
    rows: [
      `${sign} ${labelWords(kept)}  ${placeWords(kept)}`,
      ...[...words, why, ...(texts && details !== undefined ? [details] : [])].map(
        (line) => `${sign}     ${shortened(line, MAX_WORDS)}`,
      ),
    ],
    ...(conflict && { isLoss: true }),
  };
}
