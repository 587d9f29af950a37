/** HTML: Lokaform's own elements, and texts of strangers as their text, where they have no effect. */
import { createHash } from "node:crypto";
import { onceForEach } from "../model/once.ts";
import assets from "./html/assets.json" with { type: "json" };
import type { Report } from "./report.ts";
import { oneLine } from "./safeText.ts";
import { type PartView, type ReportView, reportView } from "./view/reportView.ts";
import { marked } from "./view/rows.ts";
import { FOLDED, type Line, type LinkTo, type Row, type Section, say, type Words } from "./view/view.ts";
import { placeWords, timeWords } from "./view/words.ts";

declare const htmlBrand: unique symbol;

/** HTML in which texts of strangers have no effect. Only this file creates it. */
type Html = string & { readonly [htmlBrand]: true };

function asHtml(text: string): Html {
  return text as Html;
}

type Part = Html | readonly (Html | undefined)[] | false | undefined;

/** HTML of Lokaform's own elements and words, with other HTML in it, if there is any. Texts go through {@link textHtml}. */
function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const texts = parts.map((part) => (typeof part === "object" ? part.join("") : part || ""));
  return asHtml(literals.map((text, index) => `${text}${texts[index] ?? ""}`).join(""));
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text on one line, with an escape for each invisible character. No tag, entity or attribute begins or ends in it. */
function textHtml(text: string): Html {
  return asHtml(oneLine(text).replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? ""));
}

function nameHtml(name: string): Html {
  return html`<bdi>${textHtml(name)}</bdi>`;
}

/** Words that the view has made safe. The texts that it isolates in them are elements, which isolate them here. */
function isolatedHtml(words: string): Html {
  const pieces = words.split(/[\u2068\u2069]/).map(textHtml);
  return html`${pieces.map((piece, at) => (at % 2 === 0 ? piece : html`<bdi>${piece}</bdi>`))}`;
}

/** Words of the view. Texts of strangers in them are code. */
function wordsHtml(words: Words): Html {
  return html`${words.map((span) => {
    if (span.is === "strong") return html`<strong>${wordsHtml(span.words)}</strong>`;
    if (span.is === "link") return linkHtml(wordsHtml(span.words), span.address);
    return span.is === "quote" ? html`<code>${nameHtml(span.text)}</code>` : textHtml(span.text);
  })}`;
}

/** An address of a web page, in which no character has to be escaped. */
const ADDRESS = /^https:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/;

function linkHtml(words: Html, address: string | undefined): Html {
  if (address === undefined || !ADDRESS.test(address)) return words;
  return html`<a href="${asHtml(address.replaceAll("&", "&amp;"))}" rel="noreferrer">${words}</a>`;
}

/** Code or style of the page itself, exactly as it is hashed for the policy of the page. */
function ownCode(element: "script" | "style", code: string): Html {
  if (/<\/|<!--/.test(code)) throw new Error(`the ${element} of the page would end inside of its code`);
  return asHtml(`<${element}>${code}</${element}>`);
}

// A report as a page of HTML in one file: it loads nothing, only its own script may run, and it can be read without that.

export interface PageOptions {
  /** Unix seconds. */
  now: number;
  linkTo: LinkTo | undefined;
}

const SCRIPT = assets.script.join("\n");
const STYLE = assets.style.join("\n");

export function page(report: Report, { now, linkTo }: PageOptions): string {
  const view = reportView(report, { full: true });
  const { title, problems, comparison, parts, legend } = view;
  const sections = [problems, ...parts.flatMap((part) => part.sections)].filter(isShown);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${textHtml(title)}</title>
${ownCode("style", STYLE)}
</head>
<body>
<a class="skip" href="#changes">Skip to the changes</a>
${headOf(view, report.command, now)}
<main>
${comparison.map((words) => html`<p>${wordsHtml(words)}</p>`)}
<div id="changes" tabindex="-1">
${sections.length > 0 ? barOf(sections, parts) : !parts.some(({ table }) => table) && html`<p class="note">There is nothing to show: no change, and nothing that is kept.</p>`}
${isShown(problems) && html`<section class="project">\n<h2>Problems</h2>\n${sectionHtml(problems, linkTo, true)}</section>`}
${parts.map((part) => partHtml(part, parts.length > 1, linkTo))}
</div>
${legend.length > 0 && html`<details><summary><h3>How to read this</h3></summary>${legend.map((words) => html`<p>${wordsHtml(words)}</p>`)}</details>\n`}</main>
<footer>
<p>Made by Lokaform. This page is one file: it loads nothing, and sends nothing.</p>
</footer>
${ownCode("script", SCRIPT)}
</body>
</html>
`;
}

function partHtml(part: PartView, several: boolean, linkTo: LinkTo | undefined): Html {
  const { name, result, facts, table, sections, isApplied, bugs } = part;
  return html`<section class="project" data-project="${textHtml(name)}">
<h2>${nameHtml(name)}</h2>
${several && result !== undefined && html`<p>${textHtml(result)}</p>`}
${facts.map((words) => html`<p class="facts">${wordsHtml(words)}</p>\n`)}${table && tableHtml(table)}
${bugs.map((stack) => html`<details><summary>An error in Lokaform</summary><pre>${stack.split("\n").map((line) => html`${textHtml(line)}\n`)}</pre></details>`)}
${sections.filter(isShown).map((section) => {
  const isPlan = section.part !== "problems" && section.part !== "failed";
  const isOpen = !FOLDED.includes(section.part) && !(isApplied && isPlan);
  return sectionHtml(section, linkTo, isOpen);
})}
</section>`;
}

function tableHtml({ head, rows }: NonNullable<PartView["table"]>): Html {
  const cells = (row: readonly string[]) => row.map((cell) => html`<td>${nameHtml(cell)}</td>`);
  const names = head.map((name) => html`<th scope="col">${textHtml(name)}</th>`);
  return html`<table><tr>${names}</tr>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</table>\n`;
}

function isShown({ rows }: Section): boolean {
  return rows.length > 0;
}

function headOf(view: ReportView, command: string, time: number): Html {
  const { state, lead, stopped, verdict, result, heading } = view;
  const said = verdict.length > 0 ? verdict.map(({ words }) => words) : [say`${result}`];
  return html`<header class="head">
<p class="kicker"><span class="command">lokaform ${textHtml(command)}</span> <span>${textHtml(timeWords(time))}</span></p>
<h1>${wordsHtml(heading)}</h1>
${stopped && html`<p class="verdict failed">${wordsHtml(stopped)}</p>`}
${said.map((words) => html`<p class="verdict ${textHtml(state)}">${wordsHtml(words)}</p>`)}
<p>${wordsHtml(lead)}</p>
</header>`;
}

function barOf(sections: readonly Section[], parts: readonly { name: string }[]): Html {
  const rows = sections.flatMap((section) => section.rows);
  const values = {
    action: sections.flatMap(({ action = [] }) => action),
    language: rows.flatMap(({ languages = [] }) => languages).sort(),
    project: parts.length > 1 ? parts.map(({ name }) => name) : [],
  };
  const selects = Object.entries(values).map(([name, options]) =>
    options.length === 0
      ? undefined
      : html`<label>${textHtml(name.charAt(0).toUpperCase() + name.slice(1))} <select id="filter-${textHtml(name)}"><option value="">all</option>${[...new Set(options)].map((value) => html`<option value="${textHtml(value)}">${textHtml(value)}</option>`)}</select></label>`,
  );
  return html`<form class="bar" role="search" hidden><label>Search <input id="search" type="search" autocomplete="off"></label>${selects}<span class="status" role="status"></span></form>`;
}

/** Rows that the browser lays out together, when they come near the window. */
const CHUNK = 50;

function sectionHtml({ title, action, rows }: Section, linkTo: LinkTo | undefined, open: boolean): Html {
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, nth) => {
    const chunk = rows.slice(nth * CHUNK, (nth + 1) * CHUNK);
    return html`<div class="${rows.length > CHUNK ? html`rows` : html`few`}">${chunk.map((row) => rowHtml(row, linkTo))}</div>`;
  });
  const data = html`class="part" data-action="${textHtml(action ?? "")}"`;
  if (title === undefined) return html`<div ${data}>${chunks}</div>`;
  return html`<details ${data}${open && html` open`}><summary><h3>${textHtml(title)}</h3></summary>${chunks}</details>\n`;
}

const TONES = { "+": "new", "-": "old", "~": "changed", "»": "changed", "!": "kept", " ": "kept" } as const;

function rowHtml(row: Row, linkTo: LinkTo | undefined): Html {
  const { sign, name, from, place, state, words, lines, languages = [], code, severity } = row;
  const address = place && linkTo?.(place.file, place.line);
  const at = place && html` <small>${linkHtml(nameHtml(placeWords(place)), address)}</small>`;
  const former = from !== undefined && html` <small>← ${nameHtml(from)}</small>`;
  const data = languages.length > 0 && html` data-languages="${textHtml(languages.join(" "))}"`;
  const ended = state !== undefined && html`${textHtml(state)}: `;
  const said = words !== undefined && html` <span>${ended}<bdi>${isolatedHtml(words)}</bdi></span>`;
  return html`<article class="${textHtml(severity ?? TONES[sign])}"${data}><h4>${linkHtml(nameHtml(name), code?.address)}</h4>${former}${at}${said}${lines.map(lineHtml)}</article>\n`;
}

/** Words that differ are marked. The element isolates the text, so the marks of the view that do it are left out. */
function lineHtml(line: Line): Html {
  const { sign, start, value, language = "", end = "" } = line;
  const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");
  if (sign === " ") return html`<p>${textHtml(start)}${value !== "" && nameHtml(plain(value))}</p>`;
  const pieces = marked(line).map(({ text, isChanged }) =>
    isChanged ? html`<mark>${textHtml(plain(text))}</mark>` : textHtml(plain(text)),
  );
  const words = html`${textHtml(start)}<bdi${languageHtml(language)}>${pieces}</bdi>${textHtml(end)}`;
  return sign === "-" ? html`<del>${words}</del>` : html`<ins>${words}</ins>`;
}

/** The language of a text, such as `de_CH`, and its direction, because a placeholder at its beginning can have another one. */
const languageHtml = onceForEach((language: string): Html => {
  try {
    const code = language.replaceAll("_", "-");
    const locale: Intl.Locale & { getTextInfo?(): { direction?: string } } = new Intl.Locale(code);
    const isRightToLeft = locale.getTextInfo?.().direction === "rtl";
    return html` lang="${textHtml(locale.toString())}"${isRightToLeft && html` dir="rtl"`}`;
  } catch {
    return html``;
  }
});

/** Only the style and the script of the page have an effect. The icon is empty, so that the browser asks for none. */
function policy(): Html {
  const rules = [
    "default-src 'none'",
    `script-src '${hashOf(SCRIPT)}'`,
    `style-src '${hashOf(STYLE)}'`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return asHtml(rules.join("; "));
}

function hashOf(code: string): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
