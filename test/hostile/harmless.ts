/** Checks that a report has no effect other than being shown: reads all outputs as the runner and GitHub read them. */
import { expect, vi } from "vitest";
import { annotate } from "../../src/github/log.ts";
import { planFile, readPlanFile } from "../../src/plan/planFile.ts";
import { withAppliedSection } from "../../src/report/markdown/afterMerge.ts";
import {
  checkSummary,
  checkTitle,
  comment,
  MAX_COMMENT,
  summary,
} from "../../src/report/markdown/comment.ts";
import { driftIssue, issueTitle, resolvedIssue } from "../../src/report/markdown/driftIssue.ts";
import type { Report } from "../../src/report/report.ts";
import { forLog, jsonText } from "../../src/report/safeText.ts";
import { annotations, checkAnnotations } from "../../src/report/text/annotations.ts";
import {
  closingText,
  manifestText,
  planText,
  problemsAndFailuresText,
} from "../../src/report/text/reportText.ts";
import { summaryLine } from "../../src/report/view/summaries.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { UNSEEN } from "./invisible.ts";
import { acting, outline } from "./markdownParser.ts";
import { calmed } from "./reports.ts";
import { asRunner } from "./runnerParser.ts";

const NOW = 1_000_000;
const plain = (_style: string, text: string) => text;
/** Characters that GitHub accepts for a comment and for an issue. */
const MAX_CHARACTERS = 65_536;
/** Characters that GitHub accepts for the title of an issue. */
const MAX_TITLE = 256;
/** Characters that the runner accepts for an annotation. */
const MAX_ANNOTATION = 4_096;
/** More than any page of these tests has. */
const NO_LIMIT = 64 * 1024 * 1024;

export function expectHarmless(report: Report): void {
  expectHarmlessLog(report);
  expectHarmlessAnnotations(report);
  expect(summaryLine(report)).toBe(summaryLine(calmed(report)));
  const [harmless, whole] = [pages(calmed(report), NO_LIMIT), pages(report, NO_LIMIT)];
  expectHarmlessCheckRun(
    report,
    Object.values(whole).map(({ words }) => words),
  );
  for (const [name, { words, title = "", limit }] of Object.entries(pages(report))) {
    // GitHub counts a summary in bytes, everything else in characters.
    const size = name === "summary" ? Buffer.byteLength(words) : words.length;
    expect(size).toBeLessThanOrEqual(limit);
    // Outside of code, the text is the same as with harmless words.
    const expected = outlineOnce(harmless[name]?.words ?? "");
    expect({ [name]: outlineOnce(whole[name]?.words ?? "") }).toEqual({ [name]: expected });
    if (words !== whole[name]?.words) expectActsLike(words, expected);
    expect(hidesSomething(`${words}\n${title}`)).toBe(false);
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE);
  }
}

/** A page that is cut to its limit has no other elements than the whole one. */
function expectActsLike(words: string, expected: readonly string[]): void {
  const known = new Set(expected.map((line) => line.trim()));
  expect(acting(words).filter((line) => !known.has(line))).toEqual([]);
}

/** The lines that a step or a terminal shows. */
export function logOf(report: Report): string[] {
  const options = { paint: plain, command: report.command };
  return [
    ...report.projects.flatMap((project) => planText(project, options)),
    ...manifestText(report, options),
    ...problemsAndFailuresText(report, plain),
    ...closingText(report, { paint: plain }),
  ];
}

/** No line contains a line end, a command or an invisible character. */
function expectHarmlessLog(report: Report): void {
  // The action prints no empty line.
  const lines = logOf(report).filter((line) => line !== "");
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  expect(asRunner(lines.join("\n"))).toEqual({ commands: [], log: lines });
  expect(hidesSomething(lines.join("\n"))).toBe(false);
}

/** Each annotation is one command, and the runner reads the same values from it. */
function expectHarmlessAnnotations(report: Report): void {
  const { commands, log } = asRunner(written(() => annotations(report).forEach(annotate)));
  expect(log).toEqual([]);
  expect(commands).toEqual(
    annotations(report).map(({ severity, title, message, place }) => ({
      name: severity,
      text: forLog(message),
      properties: expect.objectContaining({ title, ...(place?.file && { file: place.file }) }),
    })),
  );
  const shown = commands.flatMap(({ text, properties }) => [text, properties.title ?? ""]);
  expect(hidesSomething(shown.join("\n"))).toBe(false);
  expect(shown.filter((words) => words.replaceAll("\u2060", "").length > MAX_ANNOTATION)).toEqual([]);
}

/**
 * GitHub shows titles and messages of a check run as plain text, and limits their lengths. Its summary is not parsed if it
 * is a part of `parsed`.
 */
function expectHarmlessCheckRun(report: Report, parsed: readonly string[]): void {
  const all = checkAnnotations(report);
  expect(all.filter(({ title }) => [...title].length > 255)).toEqual([]);
  expect(all.filter(({ message }) => Buffer.byteLength(message) > 64 * 1024)).toEqual([]);
  const words = all.flatMap(({ title, message }) => [title, message]);
  expect(hidesSomething([checkTitle(report), ...words].join("\n"))).toBe(false);
  const render = (one: Report, limit: number) => checkSummary(one, limit);
  const whole = render(report, NO_LIMIT);
  const cut = render(report, MAX_COMMENT);
  if (cut === whole && parsed.some((words) => words.includes(whole.trim()))) return;
  const expected = outlineOnce(render(calmed(report), NO_LIMIT));
  expect(outlineOnce(whole)).toEqual(expected);
  if (cut !== whole) expectActsLike(cut, expected);
}

/** Report and plan file keep the texts. A printed report contains no command and hides nothing. */
export function expectHarmlessJson(report: Report): void {
  const printed = jsonText(report);
  const { commands, log } = asRunner(printed);
  expect(commands).toEqual([]);
  expect(hidesSomething(log.join("\n"))).toBe(false);
  expect(JSON.stringify(JSON.parse(printed))).toBe(JSON.stringify(report));
  const plans = report.projects.flatMap(({ plan }) => plan ?? []);
  if (plans.length === 0) return;
  expect(readPlanFile(KINDS, JSON.stringify(planFile(plans)))).toMatchObject({
    plans: plans.map(({ changes }) => ({ changes: { length: changes.length } })),
  });
}

/** A comment that a merge answers. */
const PLANNED = "<!-- lokaform:plan:1 -->\n\n## The plan";
const APPLIED_BY = {
  ...{ url: "https://github.com/acme/storefront/actions/runs/1", run: { id: 1, attempt: 1 }, now: NOW },
  ...{ commit: "a11ce02", pullRequests: 2, inputs: "1234abcd" },
};

interface Page {
  words: string;
  title?: string;
  /** Bytes. */
  limit: number;
}

/** The Markdown for the command of the report. All kinds of Markdown share the same body. */
function pages(report: Report, room?: number): Record<string, Page> {
  const options = {
    now: NOW,
    marker: "lokaform:hostile",
    commit: "",
    run: "",
    workflowUrl: "",
    limit: room ?? MAX_COMMENT,
  };
  if (report.command === "plan")
    return { comment: { words: comment(report, options), limit: MAX_CHARACTERS } };
  const [project] = report.projects;
  if (report.command !== "drift" || !project)
    return {
      summary: {
        words: summary(report, { reportFile: undefined, ...(room && { limit: room }) }),
        limit: 1024 * 1024,
      },
      answer: {
        words: withAppliedSection(PLANNED, report, APPLIED_BY, options.limit),
        limit: MAX_CHARACTERS,
      },
    };
  const page = { title: issueTitle(project), limit: MAX_CHARACTERS };
  return {
    issue: { ...page, words: driftIssue(report, project, options) },
    "closed issue": { ...page, words: resolvedIssue(project, options) },
  };
}

const outlines = new Map<string, string[]>();
const MAX_OUTLINES = 100;

/** Cached, because the harmless texts are often the same. */
function outlineOnce(markdown: string): string[] {
  const known = outlines.get(markdown) ?? outline(markdown);
  if (outlines.size >= MAX_OUTLINES) outlines.clear();
  outlines.set(markdown, known);
  return known;
}

/** Whether the lines contain an invisible character that Lokaform did not add. */
export function hidesSomething(lines: string): boolean {
  return UNSEEN.test(lines.replace(/[\n\u2060\u2068\u2069]/g, ""));
}

/** What is written to the runner by this function. */
export function written(by: () => void): string {
  const parts: string[] = [];
  const spy = vi.spyOn(process.stdout, "write").mockImplementation((part) => parts.push(String(part)) > 0);
  try {
    by();
  } finally {
    spy.mockRestore();
  }
  return parts.join("");
}
