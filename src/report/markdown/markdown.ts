/** Markdown: our own words, and strangers' in code spans and fences, where they are shown and do nothing. */
import { oneLine } from "../words/safeText.ts";

declare const markdownBrand: unique symbol;

/** Markdown in which strangers' text is shown and does nothing. Only this file makes it. */
export type Markdown = string & { readonly [markdownBrand]: true };

function asMarkdown(text: string): Markdown {
  return text as Markdown;
}

/** Markdown of our own, with figures and other Markdown in it. */
export function md(literals: TemplateStringsArray, ...parts: readonly (Markdown | number)[]): Markdown {
  return asMarkdown(literals.map((text, index) => `${text}${parts[index] ?? ""}`).join(""));
}

/** Blocks, one below the other. */
export function blocks(parts: readonly Markdown[]): Markdown {
  return asMarkdown(parts.filter((part) => part !== "").join("\n\n"));
}

/** What is unfolded by a click. The title is plain words of ours: GitHub reads it as HTML. */
export function folded(title: string, inside: Markdown): Markdown {
  if (!PLAIN_WORDS.test(title)) throw new Error(`${title} cannot be a title`);
  return md`<details><summary>${asMarkdown(title)}</summary>\n\n${inside}\n\n</details>`;
}

/**
 * So many backticks side by side, and no more, are shown: of more than 80, GitHub's parser makes no code span, and more
 * than 255 it does not count, so that fewer end a fence than began it.
 */
const MAX_TICKS = 16;
const MANY_TICKS = new RegExp(`(\`{${MAX_TICKS}})\`+`, "g");

/** A line as it is in a fence. */
export function lineInFence(line: string): string {
  return line.replace(/[\n\r]/g, " ").replace(MANY_TICKS, "$1…");
}

/** Lines in a fence that nothing in them can close. */
export function fenced(lines: readonly string[], language: "" | "diff" = ""): Markdown {
  const shown = lines.map(lineInFence);
  const longest = shown.reduce((most, line) => Math.max(most, longestRun(line)), 2);
  const fence = "`".repeat(longest + 1);
  return asMarkdown([`${fence}${language}`, ...shown, fence].join("\n"));
}

/** A short text as a code span: no mention, link or tag comes of it. */
export function codeSpan(text: string): Markdown {
  const plain = oneLine(text).replace(MANY_TICKS, "$1…");
  const ticks = "`".repeat(longestRun(plain) + 1);
  const pad = plain === "" || plain.startsWith("`") || plain.endsWith("`") ? " " : "";
  return asMarkdown(`${ticks}${pad}${plain}${pad}${ticks}`);
}

/** A sentence of ours. One that holds more than words, figures and their signs stands in a code span. */
export function sentence(text: string): Markdown {
  return PLAIN_WORDS.test(text) && !AUTOLINK.test(text) ? asMarkdown(text) : codeSpan(text);
}

const PLAIN_WORDS = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/;
/** What GitHub makes a link of: addresses, references to issues and commits. */
const AUTOLINK = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;

/** A link of ours; the words alone where the address is none. */
export function link(words: Markdown, address: string): Markdown {
  return /^https?:\/\/[\w.:/?=&%+-]+$/.test(address) ? asMarkdown(`[${words}](${address})`) : words;
}

/** A mark that is not seen, by which we find again what we wrote. */
export function marker(name: string): Markdown {
  if (!/^[\w:]+$/.test(name)) throw new Error(`${name} cannot be a mark`);
  return asMarkdown(`<!-- ${name} -->`);
}

/** How many backticks stand side by side, at most. */
function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
}
