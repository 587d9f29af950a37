/** The last lines of a run in a terminal or a log: how it ended, and where its backups are. */
import { isRed, type Report, restoreOf } from "../report.ts";
import { forLog, oneLine } from "../words/safeText.ts";
import {
  appliedSentence,
  driftSentence,
  plansSentence,
  restoreLead,
  stoppedWords,
  validSentence,
} from "../words/sentences.ts";
import { shellWord } from "../words/shellWord.ts";
import type { Paint, Style } from "./paint.ts";
import { wrapLines } from "./wrap.ts";

/** `width`: of the terminal. A command to copy is never wrapped. */
export function closingText(report: Report, paint: Paint, width?: number): string[] {
  const style: Style = isRed(report) ? "bad" : "good";
  const stopped = report.stopped ? [paint("bad", stoppedWords(report))] : [];
  const backups = report.projects.flatMap(({ name, backup }) => {
    if (backup === undefined) return [];
    return [`The backup${name === undefined ? "" : ` of ${oneLine(name)}`} is in ${oneLine(backup)}.`];
  });
  const restores = report.projects.flatMap((project) => {
    const restore = restoreOf(project);
    return restore === undefined ? [] : [`${restoreLead(project.name)}: ${oneLine(restore)}`];
  });
  const sentence = closingSentence(report);
  const sentences = [...stopped, ...backups, ...(sentence === "" ? [] : [paint(style, sentence)])];
  return [...wrapLines(sentences, width), ...restores].map(forLog);
}

/** Which files the run wrote, and the command that uses a plan. `shown`: a full path as it is shown. */
export function writtenText(
  { plan, reports }: { plan: string | undefined; reports: readonly string[] },
  shown: (path: string) => string,
): string[] {
  const lines = reports.map((path) => `The report is in ${oneLine(shown(path))}.`);
  if (plan !== undefined)
    lines.push(
      `The plan is in ${oneLine(shown(plan))}. To apply it: lokaform apply --plan ${shellWord(oneLine(shown(plan)))}`,
    );
  return lines.map(forLog);
}

/** Empty if the lines before say it already. */
function closingSentence(report: Report): string {
  const { command, projects } = report;
  const planned = projects.some(({ plan }) => plan);
  const writes = command === "apply" || command === "restore";
  if (writes && (planned || report.stopped)) return appliedSentence(report);
  if (!planned) return report.stopped ? "" : validSentence(report);
  if (command === "drift") return projects.length > 1 ? driftSentence(projects) : "";
  return projects.length > 1 ? plansSentence(projects) : "";
}
