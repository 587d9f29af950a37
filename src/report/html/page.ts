/** A report as a page of HTML in one file: it loads nothing, and its policy lets nothing run but its own script. */
import { createHash } from "node:crypto";
import type { Report } from "../report.ts";
import { summaryLine } from "../words/summaryLine.ts";
import assets from "./assets.json" with { type: "json" };
import { html, jsonElement, NOTHING, ownCode, policyHtml, textHtml } from "./html.ts";
import { type DataOptions, makePageData } from "./makePageData.ts";
import { DATA_ID, LIST_ID } from "./pageData.ts";
import { type HeadOptions, headOf, partsBefore } from "./pageHead.ts";
import { legendOf, listsWithoutScript, totalsOf } from "./pageTotals.ts";

export type PageOptions = DataOptions & HeadOptions;

/** The built code of `browser`, as lines. */
const SCRIPT = assets.script.join("\n");
const STYLE = assets.style.join("\n");

export function page(report: Report, options: PageOptions): string {
  const data = makePageData(report, options);
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
<a class="skip" href="#${textHtml(LIST_ID)}">Skip to the changes</a>
${headOf(report, options)}
<main>
${partsBefore(report, options)}
<section class="changes" aria-labelledby="changes-title">
<h2 id="changes-title">Changes</h2>
${totalsOf(data)}
${data.rows.length > 0 ? legendOf(data) : NOTHING}
<div id="${textHtml(LIST_ID)}" tabindex="-1">${listsWithoutScript(data)}</div>
</section>
</main>
<footer>
<p>Made by Lokaform. This page is one file: it loads nothing, and sends nothing.</p>
</footer>
${jsonElement(DATA_ID, data)}
${ownCode("script", SCRIPT)}
</body>
</html>
`;
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
