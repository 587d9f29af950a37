/** Markdown: Lokaform's own words, and texts of strangers in code spans and fences, where they have no effect. */
import { oneLine } from "../safeText.ts";
import type { Table, Words } from "../view/view.ts";

declare const markdownBrand: unique symbol;

/** Markdown in which texts of strangers have no effect. Only this file creates it. */
export type Markdown = string & { readonly [markdownBrand]: true };

function asMarkdown(text: string): Markdown {
  return text as Markdown;
}

/** Markdown of Lokaform's own words, with figures and other Markdown in it. */
export function md(literals: TemplateStringsArray, ...parts: readonly (Markdown | number)[]): Markdown {
  return asMarkdown(literals.map((text, index) => `${text}${parts[index] ?? ""}`).join(""));
}

export function blocks(parts: readonly Markdown[]): Markdown {
  return asMarkdown(parts.filter((part) => part !== "").join("\n\n"));
}

export function stacked(parts: readonly Markdown[]): Markdown {
  return asMarkdown(parts.join("\n"));
}

export function list(items: readonly Markdown[]): Markdown {
  return asMarkdown(items.map((item) => `- ${item.replaceAll("\n", "\n  ")}`).join("\n"));
}

export function table({ head, rows }: Table): Markdown {
  const cell = (text: string, at: number) =>
    (at > 0 ? sentence(text) : codeSpan(text)).replaceAll("|", "\\|");
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const marks = head.map((_, at) => (at === 0 ? "---" : "---:"));
  return asMarkdown([line(head), line(marks), ...rows.map((row) => line(row.map(cell)))].join("\n"));
}

/** Markdown that Lokaform published earlier, under the same account. It has no other effect than it has already. */
export function publishedBefore(text: string): Markdown {
  return asMarkdown(text);
}

/** A block that a click unfolds. The title must be plain words, because GitHub reads it as HTML. */
export function folded(title: string, inside: Markdown): Markdown {
  if (!PLAIN_WORDS.test(title)) throw new Error(`${title} cannot be a title`);
  return md`<details><summary>${asMarkdown(title)}</summary>\n\n${inside}\n\n</details>`;
}

/** Consecutive backticks at most: GitHub makes no code span of more than 80, and counts only 255, so that a longer fence would end early. */
const MAX_TICKS = 16;
const MANY_TICKS = new RegExp(`(\`{${MAX_TICKS}})\`+`, "g");

function lineInFence(line: string): string {
  return line.replace(/[\n\r]/g, " ").replace(MANY_TICKS, "$1…");
}

/** Lines in a fence. Nothing in the lines can close it. */
export function fenced(lines: readonly string[], language: "" | "diff" = ""): Markdown {
  const shownLines = lines.map(lineInFence);
  const longest = shownLines.reduce((most, line) => Math.max(most, longestRun(line)), 2);
  const fence = "`".repeat(longest + 1);
  return asMarkdown([`${fence}${language}`, ...shownLines, fence].join("\n"));
}

/** A short text as a code span, in which mentions, links and tags have no effect. */
export function codeSpan(text: string): Markdown {
  return wordsSpan(oneLine(text));
}

/** Words of `report/words` as a code span. They are on one line, and texts of strangers in them are safe already. */
export function wordsSpan(words: string): Markdown {
  const plain = lineInFence(words);
  const ticks = "`".repeat(longestRun(plain) + 1);
  const pad = plain === "" || plain.startsWith("`") || plain.endsWith("`") ? " " : "";
  return asMarkdown(`${ticks}${pad}${plain}${pad}${ticks}`);
}

/** A sentence of Lokaform. A sentence with other characters than words and figures have becomes a code span. */
export function sentence(text: string): Markdown {
  return PLAIN_WORDS.test(text) && !AUTOLINK.test(text) ? asMarkdown(text) : codeSpan(text);
}

const PLAIN_WORDS = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/;
/** What GitHub turns into a link: addresses, and references to issues and commits. */
const AUTOLINK = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;

/** Words of the view. Texts of strangers in them become code spans. */
export function printed(words: Words): Markdown {
  const spans = words.map((span) => {
    if (span.is === "strong") return md`**${printed(span.words)}**`;
    if (span.is === "link") return link(printed(span.words), span.address);
    if (span.is === "quote") return wordsSpan(span.text);
    return span.is === "own" ? asMarkdown(span.text) : sentence(span.text);
  });
  return asMarkdown(spans.join(""));
}

export function link(words: Markdown, address: string): Markdown {
  return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(address)
    ? asMarkdown(`[${words}](${address})`)
    : words;
}

export function marker(name: string): Markdown {
  if (!/^[\w:]+$/.test(name)) throw new Error(`${name} cannot be a marker`);
  return asMarkdown(`<!-- ${name} -->`);
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
}
