/** The upper part of a page: what the run was, how it ended, its figures, and its problems. It needs no script. */

import type { Problem } from "../../model/problem.ts";
import { SEVERITIES } from "../../model/problem.ts";
import { pageOf } from "../../model/project.ts";
import type { LinkTo } from "../markdown/location.ts";
import { isEmpty, isRed, type ProjectReport, type Report, restoreOf, shownChanges } from "../report.ts";
import { figure } from "../words/figures.ts";
import { filterSentence } from "../words/filterWords.ts";
import { manifestWords } from "../words/labels.ts";
import { COMPARED_WORDS, NOT_COMPARED_WORDS } from "../words/manifestLines.ts";
import { sendWords, settingWords } from "../words/planLines.ts";
import { problemAddress } from "../words/problemCode.ts";
import { manyLines, messageLine, shortLine } from "../words/safeText.ts";
import {
  problemsWords,
  restoreLead,
  resultSentence,
  stoppedWords,
  unverifiedSentence,
} from "../words/sentences.ts";
import { summaryLine } from "../words/summaryLine.ts";
import { timeWords } from "../words/times.ts";
import { type Html, html, linkHtml, NOTHING, nameHtml, textHtml } from "./html.ts";

/** Problems that are shown before a fold with the others. */
const MAX_OPEN = 20;
/** Characters of an id, a path or a command. */
const MAX_WORD = 800;

export interface HeadOptions {
  /** Unix seconds. */
  now: number;
  linkTo: LinkTo | undefined;
}

export function headOf(report: Report, { now }: HeadOptions): Html {
  const { command, manifests } = report;
  const verdict = isRed(report) ? html`failed` : isEmpty(report) ? html`clean` : html`open`;
  return html`<header class="head">
<p class="kicker"><span class="command">lokaform ${textHtml(command)}</span> <span>${textHtml(timeWords(now))}</span></p>
<h1>${textHtml(summaryLine(report))}</h1>
<p class="verdict ${verdict}">${textHtml(resultSentence(report))}</p>
${report.stopped ? html`<p class="verdict failed">${textHtml(messageLine(stoppedWords(report)))}</p>` : NOTHING}
${manifests.length > 0 ? html`<p>From ${nameHtml(shortLine(manifestWords(manifests), MAX_WORD))}</p>` : NOTHING}
</header>`;
}

/** What there is to know before the list: problems, changed settings, and facts about each project. */
export function partsBefore(report: Report, options: HeadOptions): Html {
  const { projects, problems } = report;
  return html`${problemSection(html`<h2>Problems: ${textHtml(problemsWords(problems))}</h2>`, problems, options)}
${comparisonNotes(report)}
${projects.map((project) => projectSection(project, report, options))}`;
}

function projectSection(project: ProjectReport, { command, projects }: Report, options: HeadOptions): Html {
  const { name, id, plan, target, results, problems, backup, bugs = [] } = project;
  const restore = restoreOf(project);
  const page = pageOf(id);
  const title = nameHtml(shortLine(name ?? plan?.project.name ?? id, MAX_WORD));
  const effect =
    plan && !results && command !== "drift"
      ? unverifiedSentence(plan.project, shownChanges(project))
      : undefined;
  const compared = target?.is === "compared" ? target : undefined;
  const filter = plan?.filter && filterSentence(plan.filter);
  return html`<section class="project">
<h2>${title}</h2>
<p class="facts">${plan && name !== undefined ? html`${nameHtml(shortLine(plan.project.name, MAX_WORD))} · ` : NOTHING}<code>${textHtml(shortLine(id, MAX_WORD))}</code>${page === undefined ? NOTHING : html` · ${linkHtml(html`Open in Lokalise`, page)}`}</p>
${projects.length > 1 && plan ? html`<p>${textHtml(resultSentence({ ...EMPTY, command, projects: [project] }))}</p>` : NOTHING}
${filter ? html`<p>${textHtml(filter.start)} ${nameHtml(filter.filters)}: ${textHtml(filter.end)}</p>` : NOTHING}${effect ? html`<p>${textHtml(effect.start)} ${nameHtml(effect.languages)} ${textHtml(effect.end)}</p>` : NOTHING}
${target?.is === "not compared" ? html`<p>All differences that apply would change are shown, not only those of this pull request. The reason: ${textHtml(messageLine(target.why))}</p>` : NOTHING}
${rowList(html`Changed settings`, (compared?.settings ?? []).map(settingWords))}
${rowList(html`Values that are sent to a host for the first time`, sendWords((compared ?? plan)?.sends))}
${problemSection(html`<h3>Problems of the project: ${textHtml(problemsWords(problems))}</h3>`, problems, options)}
${backup === undefined ? NOTHING : html`<p>The backup is in <code>${textHtml(shortLine(backup, MAX_WORD))}</code>.</p>`}
${restore === undefined ? NOTHING : html`<p>${textHtml(restoreLead(undefined))}: <code>${textHtml(shortLine(restore, MAX_WORD))}</code></p>`}
${bugs.map((stack) => html`<details><summary>An error in Lokaform</summary><pre>${linesHtml(stack)}</pre></details>`)}
</section>`;
}

const EMPTY: Report = {
  ...{ format_version: 1, command: "plan", manifests: [], declared: {}, problems: [], projects: [] },
  requests: 0,
};

function linesHtml(text: string): Html {
  return html`${manyLines(text)
    .split("\n")
    .map((line) => html`${textHtml(line)}\n`)}`;
}

function rowList(title: Html, rows: readonly string[]): Html {
  if (rows.length === 0) return NOTHING;
  return html`<h3>${title}</h3>
<ul class="lines">${rows.map((row) => html`<li>${textHtml(row)}</li>`)}</ul>`;
}

function comparisonNotes({ manifest_comparison: compared }: Report): Html {
  if (!compared) return NOTHING;
  if (compared.is === "not compared")
    return html`<p>${textHtml(NOT_COMPARED_WORDS)}: ${textHtml(messageLine(compared.why))}</p>`;
  const { start, end } = COMPARED_WORDS;
  const settings = compared.projects.flatMap((project) => project.settings.map(settingWords));
  return html`<p>${textHtml(start)} (<code>${textHtml(compared.commit.slice(0, 7))}</code>). ${textHtml(end)}</p>
${rowList(html`Changed settings`, settings)}`;
}

function problemSection(title: Html, problems: readonly Problem[], { linkTo }: HeadOptions): Html {
  if (problems.length === 0) return NOTHING;
  const sorted = SEVERITIES.flatMap((severity) => problems.filter((one) => one.severity === severity));
  const rows = sorted.map((one) => problemRow(one, linkTo));
  // A fold of one row would hide more than it saves.
  const open = rows.length > MAX_OPEN + 1 ? MAX_OPEN : rows.length;
  return html`<section class="problems">
${title}
<ul>${rows.slice(0, open)}</ul>
${open < rows.length ? html`<details><summary>${textHtml(figure(rows.length - open))} more</summary><ul>${rows.slice(open)}</ul></details>` : NOTHING}
</section>`;
}

function problemRow({ severity, code, message, place }: Problem, linkTo: LinkTo | undefined): Html {
  const at = place
    ? html`<span class="place">${linkHtml(html`${nameHtml(shortLine(place.file, MAX_WORD))}:${place.line}`, linkTo?.(place.file, place.line))}</span>`
    : NOTHING;
  return html`<li class="${textHtml(severity)}"><span class="label">${textHtml(severity)}</span> ${nameHtml(messageLine(message))} <span class="code">${linkHtml(textHtml(code), problemAddress(code))}</span> ${at}</li>`;
}
