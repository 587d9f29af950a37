/** The plan of a project as a person reads it in a terminal or a log. */

import type { RunCommand } from "../../model/command.ts";
import { pageOf } from "../../model/project.ts";
import { type ProjectReport, restoredFile } from "../report.ts";
import { driftLines, unmanagedList, unmanagedWords } from "../words/driftLines.ts";
import { filterSentence } from "../words/filterWords.ts";
import { isRepeated, repeatedWords } from "../words/foldedKept.ts";
import { manifestWords, projectWords } from "../words/labels.ts";
import { planLines, sendWords } from "../words/planLines.ts";
import { forLog } from "../words/safeText.ts";
import { driftSentence, planSentence, unverifiedSentence } from "../words/sentences.ts";
import type { Screen } from "./paint.ts";
import { rowsText, SIGN_STYLES } from "./rowsText.ts";
import { wrapLines } from "./wrap.ts";

export interface TerminalOptions extends Screen {
  /** Unix seconds. */
  now: number;
  /** The command of the run. Drift has its own words. */
  command: RunCommand;
  /** Whether texts are shown; true if absent. */
  texts?: boolean;
  /** Whether texts are shown whole. */
  full?: boolean;
  /** "--kept lists": where kept items are named that are the same in every plan. Undefined: here. */
  keptElsewhere?: string | undefined;
}

export function planText(
  project: ProjectReport,
  { paint, width, now, command, texts = true, full, keptElsewhere }: TerminalOptions,
): string[] {
  const { plan, unmanaged = [] } = project;
  if (!plan) return [];
  const drift = command === "drift";
  const title = `Lokaform ${command === "drift" || command === "restore" ? command : "plan"} · project ${projectWords(project)} · ${manifestWords(project.manifests)}`;
  const allKept = keptElsewhere === undefined;
  const shown = allKept ? plan : { ...plan, kept: plan.kept.filter((one) => !isRepeated(one)) };
  const folded = allKept
    ? []
    : repeatedWords(plan.kept, keptElsewhere).map((words) => `  ${paint("dim", words)}`);
  const lines = drift
    ? driftLines(shown, { texts, full, allKept, keptElsewhere })
    : planLines(shown, { now, texts, full, allKept, keptElsewhere, file: restoredFile(command, project) });
  const address = pageOf(project.id);
  const page = address === undefined ? [] : [`  ${paint("dim", address)}`];
  const sends = drift ? [] : sendWords(plan.sends).map((words) => `  ${paint(SIGN_STYLES["!"], words)}`);
  const effect = drift ? undefined : unverifiedSentence(plan.project, plan.changes);
  const sentence = drift
    ? driftSentence([project])
    : planSentence(
        plan,
        project.effort,
        project.results?.length,
        command === "restore" ? "Restore" : "Apply",
      );
  const filter = plan.filter && filterSentence(plan.filter);
  const filtered = filter
    ? [`  ${paint(SIGN_STYLES["!"], `${filter.start} ${filter.filters}: ${filter.end}`)}`]
    : [];
  const rows = rowsText(lines, { paint, width });
  const apart = (drift ? unmanagedWords(unmanaged) : unmanagedList(unmanaged)).map(
    (line) => `  ${paint("dim", line)}`,
  );
  const effects = effect
    ? [`  ${paint(SIGN_STYLES["!"], `${effect.start} ${effect.languages} ${effect.end}`)}`]
    : [];
  const starts = [paint("strong", title), ...page, ...filtered];
  const ends = [...folded, ...sends, ...effects, ...apart, paint("strong", sentence)];
  return [...wrapLines(starts, width), ...rows, ...wrapLines(ends, width)].map(forLog);
}
