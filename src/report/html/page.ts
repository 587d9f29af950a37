/** A report as a page of HTML in one file: it loads nothing, its policy lets nothing run but its own script, and it can be read without that. */
import { createHash } from "node:crypto";
import { type Problem, SEVERITIES } from "../../model/problem.ts";
import { pageOf } from "../../model/project.ts";
import type { LinkTo } from "../markdown/location.ts";
import { isEmpty, isRed, type ProjectReport, type Report, restoreOf, shownChanges } from "../report.ts";
import { marked } from "../view/marks.ts";
import { manifestSections, projectSections } from "../view/sections.ts";
import { type Line, MAX_OPEN, type Row, type Section } from "../view/view.ts";
import { localeOf } from "../words/difference.ts";
import { figure } from "../words/figures.ts";
import { filterSentence } from "../words/filterWords.ts";
import { manifestWords, placeWords } from "../words/labels.ts";
import { COMPARED_WORDS, NOT_COMPARED_WORDS } from "../words/manifestLines.ts";
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
import assets from "./assets.json" with { type: "json" };
import { type Html, html, linkHtml, NOTHING, nameHtml, ownCode, policyHtml, textHtml } from "./html.ts";

export interface PageOptions {
  /** Unix seconds. */
  now: number;
  linkTo: LinkTo | undefined;
}

/** Characters of an id, a path or a command. */
const MAX_WORD = 800;

/** The built code of `browser`, as lines. */
const SCRIPT = assets.script.join("\n");
const STYLE = assets.style.join("\n");

export function page(report: Report, options: PageOptions): string {
  const { problems, projects, manifest_comparison: compared } = report;
  const manifests = compared?.is === "compared" ? compared.projects : [];
  const parts = [
    ...projects.map((project) => ({
      name: projectName(project),
      facts: projectFacts(project, report, options),
      ...projectParts(project, report),
    })),
    ...manifests.map((project) => ({
      name: shortLine(project.name ?? "", MAX_WORD),
      facts: NOTHING,
      open: manifestSections(project, { texts: project.hide_texts !== true, languages: [], full: true }),
      folded: [],
    })),
  ];
  const sections = parts.flatMap(({ open, folded }) => [...open, ...folded]).filter(isShown);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${policyHtml(policy())}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${textHtml(summaryLine(report))}</title>
${ownCode("style", STYLE)}
</head>
<body>
<a class="skip" href="#changes">Skip to the changes</a>
${headOf(report, options)}
<main>
${problemSection(html`<h2>Problems: ${textHtml(problemsWords(problems))}</h2>`, problems, options)}
${comparisonNotes(report)}
<div id="changes" tabindex="-1">
${sections.length > 0 ? barOf(sections, parts) : html`<p class="note">There is nothing to show: no change, and nothing that is kept.</p>`}
${parts.map(
  ({ name, facts, open, folded }) => html`<section class="project" data-project="${textHtml(name)}">
<h2>${nameHtml(name)}</h2>
${facts}
${open.filter(isShown).map((section) => sectionHtml(section, options, section.fold !== "always"))}
${folded.filter(isShown).map((section) => sectionHtml(section, options, false))}
</section>`,
)}
</div>
</main>
<footer>
<p>Made by Lokaform. This page is one file: it loads nothing, and sends nothing.</p>
</footer>
${ownCode("script", SCRIPT)}
</body>
</html>
`;
}

function isShown({ rows }: Section): boolean {
  return rows.length > 0;
}

/** Sections that are open, and those of a plan that was applied, which are folded. */
function projectParts(
  project: ProjectReport,
  { command }: Report,
): Record<"open" | "folded", readonly Section[]> {
  const overflow = "the report file has more";
  const { failed, own, pending, unmanaged } = projectSections(project, { command, overflow, full: true });
  const rest = [...pending, unmanaged];
  return project.results
    ? { open: [failed], folded: [...own, ...rest] }
    : { open: [failed, ...own, ...rest], folded: [] };
}

/** In a report on several projects, each has a name in lokaform.yaml. */
function projectName({ name, id, plan }: ProjectReport): string {
  return shortLine(name ?? plan?.project.name ?? id, MAX_WORD);
}

function headOf(report: Report, { now }: PageOptions): Html {
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

function projectFacts(project: ProjectReport, { command, projects }: Report, options: PageOptions): Html {
  const { name, id, plan, target, results, problems, backup, bugs = [] } = project;
  const restore = restoreOf(project);
  const address = pageOf(id);
  const isPlan = plan && !results && command !== "drift";
  const effect = isPlan ? unverifiedSentence(plan.project, shownChanges(project)) : undefined;
  const filter = plan?.filter && filterSentence(plan.filter);
  return html`<p class="facts">${plan && name !== undefined ? html`${nameHtml(shortLine(plan.project.name, MAX_WORD))} · ` : NOTHING}<code>${textHtml(shortLine(id, MAX_WORD))}</code>${address === undefined ? NOTHING : html` · ${linkHtml(html`Open in Lokalise`, address)}`}</p>
${projects.length > 1 && plan ? html`<p>${textHtml(resultSentence({ ...EMPTY, command, projects: [project] }))}</p>` : NOTHING}
${filter ? html`<p>${textHtml(filter.start)} ${nameHtml(filter.filters)}: ${textHtml(filter.end)}</p>` : NOTHING}${effect ? html`<p>${textHtml(effect.start)} ${nameHtml(effect.languages)} ${textHtml(effect.end)}</p>` : NOTHING}
${target?.is === "not compared" ? html`<p>All differences that apply would change are shown, not only those of this pull request. The reason: ${textHtml(messageLine(target.why))}</p>` : NOTHING}
${problemSection(html`<h3>Problems of the project: ${textHtml(problemsWords(problems))}</h3>`, problems, options)}
${backup === undefined ? NOTHING : html`<p>The backup is in <code>${textHtml(shortLine(backup, MAX_WORD))}</code>.</p>`}
${restore === undefined ? NOTHING : html`<p>${textHtml(restoreLead(undefined))}: <code>${textHtml(shortLine(restore, MAX_WORD))}</code></p>`}
${bugs.map((stack) => html`<details><summary>An error in Lokaform</summary><pre>${linesHtml(stack)}</pre></details>`)}`;
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

function comparisonNotes({ manifest_comparison: compared }: Report): Html {
  if (!compared) return NOTHING;
  if (compared.is === "not compared")
    return html`<p>${textHtml(NOT_COMPARED_WORDS)}: ${textHtml(messageLine(compared.why))}</p>`;
  const { start, end } = COMPARED_WORDS;
  return html`<p>${textHtml(start)} (<code>${textHtml(compared.commit.slice(0, 7))}</code>). ${textHtml(end)}</p>`;
}

function problemSection(title: Html, problems: readonly Problem[], { linkTo }: PageOptions): Html {
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

/** The script shows it. */
function barOf(sections: readonly Section[], parts: readonly { name: string }[]): Html {
  const rows = sections.flatMap((section) => section.rows);
  const values = {
    action: sections.flatMap(({ action = [] }) => action),
    language: rows.flatMap(({ languages = [] }) => languages).sort(),
    project: parts.length > 1 ? parts.map(({ name }) => name) : [],
  };
  const selects = Object.entries(values).map(([name, all]) =>
    all.length === 0
      ? NOTHING
      : html`<label>${textHtml(name.charAt(0).toUpperCase() + name.slice(1))} <select id="filter-${textHtml(name)}"><option value="">all</option>${[...new Set(all)].map((value) => html`<option value="${textHtml(value)}">${textHtml(value)}</option>`)}</select></label>`,
  );
  return html`<form class="bar" role="search" hidden><label>Search <input id="search" type="search" autocomplete="off"></label>${selects}<span class="status" role="status"></span></form>`;
}

/** Rows that the browser lays out together, when they come near the window. */
const CHUNK = 50;

function sectionHtml({ title, action, rows }: Section, options: PageOptions, open: boolean): Html {
  const all = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, nth) => {
    const some = rows.slice(nth * CHUNK, (nth + 1) * CHUNK);
    return html`<div class="${rows.length > CHUNK ? html`rows` : html`few`}">${some.map((row) => rowHtml(row, options))}</div>`;
  });
  const data = html`class="part" data-action="${textHtml(action ?? "")}"`;
  if (title === undefined) return html`<div ${data}>${all}</div>`;
  return html`<details ${data}${open ? html` open` : NOTHING}><summary><h3>${textHtml(title)}</h3></summary>${all}</details>\n`;
}

const TONES = { "+": "new", "-": "old", "~": "changed", "»": "changed", "!": "kept", " ": "kept" } as const;

function rowHtml(row: Row, { linkTo }: PageOptions): Html {
  const { sign, name, from, place, commit, state, words, lines, languages = [] } = row;
  const at = place
    ? html` <small>${linkHtml(nameHtml(placeWords({ place })), linkTo?.(place.file, place.line, commit))}</small>`
    : NOTHING;
  const former = from === undefined ? NOTHING : html` <small>← ${nameHtml(from)}</small>`;
  const data = languages.length > 0 ? html` data-languages="${textHtml(languages.join(" "))}"` : NOTHING;
  const ended = state === undefined ? NOTHING : html`${textHtml(state)}: `;
  const said = words === undefined ? NOTHING : html` <span>${ended}${nameHtml(words)}</span>`;
  return html`<article class="${textHtml(TONES[sign])}"${data}><h4>${nameHtml(name)}</h4>${former}${at}${said}${lines.map(lineHtml)}</article>\n`;
}

/** Words that differ are marked. */
function lineHtml(line: Line): Html {
  const { sign, start, value, language } = line;
  if (sign === " ") return html`<p>${textHtml(start)}${value === "" ? NOTHING : nameHtml(value)}</p>`;
  const pieces = marked(line).map(({ text, isChanged }) =>
    isChanged ? html`<mark>${textHtml(text)}</mark>` : textHtml(text),
  );
  const words = html`${textHtml(start)}<bdi${languageHtml(language)}>${pieces}</bdi>`;
  return sign === "-" ? html`<del>${words}</del>` : html`<ins>${words}</ins>`;
}

/** The language of a text, and its direction, because a placeholder at its beginning can have another one. */
function languageHtml(language: string | undefined): Html {
  const known = LANGUAGES.get(language ?? "");
  if (known !== undefined) return known;
  const locale = localeOf(language);
  const found = locale
    ? html` lang="${textHtml(locale.toString())}"${isRightToLeft(locale) ? html` dir="rtl"` : NOTHING}`
    : NOTHING;
  LANGUAGES.set(language ?? "", found);
  return found;
}

const LANGUAGES = new Map<string, Html>();

function isRightToLeft(locale: Intl.Locale & { getTextInfo?(): { direction?: string } }): boolean {
  return locale.getTextInfo?.().direction === "rtl";
}

/** Only the style and the script of the page have an effect. The icon is empty, so that the browser asks for none. */
function policy(): string {
  return [
    "default-src 'none'",
    `script-src '${hashOf(SCRIPT)}'`,
    `style-src '${hashOf(STYLE)}'`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

function hashOf(code: string): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
