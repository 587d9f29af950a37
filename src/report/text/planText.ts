/** The plan of a project as a person reads it in a terminal or a log. */

import type { RunCommand } from "../../model/command.ts";
import { pageOf } from "../../model/project.ts";
import { type ProjectReport, restoredFile } from "../report.ts";
import { projectSections } from "../view/sections.ts";
import { filterSentence } from "../words/filterWords.ts";
import { manifestWords, projectWords } from "../words/labels.ts";
import { forLog } from "../words/safeText.ts";
import { driftSentence, planSentence, unverifiedSentence } from "../words/sentences.ts";
import type { Screen } from "./paint.ts";
import { SIGN_STYLES, sectionsText } from "./sectionsText.ts";
import { wrapLines } from "./wrap.ts";

export interface TerminalOptions extends Screen {
  /** The command of the run. Drift has its own words. */
  command: RunCommand;
  /** Whether values are shown. Absent: unless the project hides them. */
  texts?: boolean;
  /** Whether texts are shown whole. */
  full?: boolean;
  /** "--all shows": what names the items that are only counted. Undefined: all are named. */
  keptElsewhere?: string | undefined;
}

/** Names of unmanaged keys and webhooks, if they were not asked for. */
const MAX_UNMANAGED = 10;

export function planText(
  project: ProjectReport,
  { paint, width, command, texts, full, keptElsewhere }: TerminalOptions,
): string[] {
  const { plan } = project;
  if (!plan) return [];
  const isDrift = command === "drift";
  const title = `Lokaform ${isDrift || command === "restore" ? command : "plan"} · project ${projectWords(project)} · ${manifestWords(project.manifests)}`;
  const address = pageOf(project.id);
  const filter = plan.filter && filterSentence(plan.filter);
  const starts = [
    paint("strong", title),
    ...(address === undefined ? [] : [`  ${paint("dim", address)}`]),
    ...(filter ? [`  ${paint(SIGN_STYLES["!"], `${filter.start} ${filter.filters}: ${filter.end}`)}`] : []),
  ];
  const { own, pending, unmanaged } = projectSections(project, {
    command,
    texts,
    full,
    keptElsewhere,
    maxUnmanaged: isDrift && keptElsewhere !== undefined ? MAX_UNMANAGED : undefined,
    overflow: `${keptElsewhere} them`,
  });
  const rows = sectionsText([...own, ...pending, unmanaged], {
    paint,
    width,
    file: restoredFile(command, project),
  });
  const effect = isDrift ? undefined : unverifiedSentence(plan.project, plan.changes);
  const writer = command === "restore" ? "Restore" : "Apply";
  const sentence = isDrift
    ? driftSentence([project])
    : planSentence(plan, project.effort, project.results?.length, writer);
  const ends = [
    ...(rows.length > 0 ? [""] : []),
    ...(effect ? [`  ${paint(SIGN_STYLES["!"], `${effect.start} ${effect.languages} ${effect.end}`)}`] : []),
    paint("strong", sentence),
  ];
  return [...wrapLines(starts, width), ...rows, ...wrapLines(ends, width)].map(forLog);
}
