/**
 * Strangers' text made harmless. Translations, names and the service's messages are written by people whom nobody
 * here knows: they may be shown, and must not be able to do anything else.
 */

/** Invisible and reordering characters, and lone surrogates, which can make a text look like another. */
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const NAMED: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** The text on one line, each character that cannot be seen written as an escape. */
export function oneLine(text: string): string {
  return text.replace(
    INVISIBLE,
    (char) => NAMED[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** No more than `most` characters of it; what was cut is said by an ellipsis. */
export function shortened(text: string, most: number): string {
  const characters = [...text.slice(0, 2 * most + 2)];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : text;
}

/** Two texts too long to show without what they begin with alike, but for a few words of it. */
export function aroundDifference(a: string, b: string, most: number): [string, string] {
  const [x, y] = [[...a], [...b]];
  if (x.length <= most && y.length <= most) return [a, b];
  let same = 0;
  while (same < x.length && same < y.length && x[same] === y[same]) same++;
  const from = same - CONTEXT;
  if (from <= 1) return [a, b];
  return [`…${x.slice(from).join("")}`, `…${y.slice(from).join("")}`];
}

/** Characters of what is alike that are shown before a difference. */
const CONTEXT = 15;

/** A text in quotes, on one line. */
export function quoted(text: string, most = 60): string {
  return `"${isolated(shortened(oneLine(text), most))}"`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Right-to-left script in a frame of its own, so that it does not reorder the line around it. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/**
 * A line for a log that a runner reads: it takes `::name::` at the start of a line, and `##[name]` anywhere in it,
 * for commands. A zero-width joiner breaks both and is not seen.
 */
export function forLog(text: string): string {
  return text.replace(/^(\s*):(?=:)/gm, "$1:\u2060").replace(/##(?=\[)/g, "##\u2060");
}

declare const safe: unique symbol;

/** Markdown in which strangers' text is shown and does nothing. Only this file makes it. */
export type Markdown = string & { readonly [safe]: true };

function asMarkdown(text: string): Markdown {
  return text as Markdown;
}

/** Markdown of our own, with figures and other Markdown in it. */
export function md(own: TemplateStringsArray, ...parts: readonly (Markdown | number)[]): Markdown {
  return asMarkdown(own.map((text, index) => `${text}${parts[index] ?? ""}`).join(""));
}

/** Blocks, one below the other. */
export function blocks(parts: readonly Markdown[]): Markdown {
  return asMarkdown(parts.filter((part) => part !== "").join("\n\n"));
}

/** What is unfolded by a click. The title is plain words of ours: GitHub reads it as HTML. */
export function folded(title: string, inside: Markdown): Markdown {
  if (!PLAIN.test(title)) throw new Error(`${title} cannot be a title`);
  return md`<details><summary>${asMarkdown(title)}</summary>\n\n${inside}\n\n</details>`;
}

/** Lines in a fence that nothing in them can close. */
export function fenced(lines: readonly string[], language: "" | "diff" = ""): Markdown {
  const longest = lines.reduce((most, line) => Math.max(most, longestRun(line)), 2);
  const fence = "`".repeat(longest + 1);
  return asMarkdown([`${fence}${language}`, ...lines, fence].join("\n"));
}

/** A short text as a code span: no mention, link or tag comes of it. */
export function codeSpan(text: string): Markdown {
  const plain = oneLine(text);
  const ticks = "`".repeat(longestRun(plain) + 1);
  const pad = plain === "" || plain.startsWith("`") || plain.endsWith("`") ? " " : "";
  return asMarkdown(`${ticks}${pad}${plain}${pad}${ticks}`);
}

/** A sentence of ours. One that holds more than words, figures and their signs stands in a code span. */
export function sentence(text: string): Markdown {
  return PLAIN.test(text) && !ACTIVE.test(text) ? asMarkdown(text) : codeSpan(text);
}

const PLAIN = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/;
/** What GitHub makes a link of: addresses, references to issues and commits. */
const ACTIVE = /\w\.\w|:[/\w]|\bGH-\d|\b(?=\w*\d)[\da-f]{7,40}\b/i;

/** An address that we made. Undefined where it is none. */
export function link(words: Markdown, address: string): Markdown {
  return /^https?:\/\/[\w.:/?=&%+-]+$/.test(address) ? asMarkdown(`[${words}](${address})`) : words;
}

/** A mark that is not seen, by which we find again what we wrote. */
export function mark(name: string): Markdown {
  if (!/^[\w:]+$/.test(name)) throw new Error(`${name} cannot be a mark`);
  return asMarkdown(`<!-- ${name} -->`);
}

/** How many backticks stand side by side, at most. */
function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
}

/** JSON in which no text can be taken for a command of the runner, and which means the same. */
export function jsonText(content: object): string {
  return JSON.stringify(content, null, 2).replaceAll("##[", "#\\u0023[");
}
