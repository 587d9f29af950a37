/** The pages that users read, and the examples in them. */
import { globSync, readFileSync } from "node:fs";

export const PAGES = [
  "README.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "RELEASING.md",
  "SECURITY.md",
  ...globSync("{docs,examples}/**/*.md").sort(),
];

export interface Block {
  /** `README.md:12` */
  name: string;
  /** The text without its indentation, as in a file. */
  text: string;
}

/** The fenced examples in a language, with their indentation taken off. */
export function blocks(page: string, language: string): Block[] {
  const text = readFileSync(page, "utf8");
  const fences = text.matchAll(new RegExp(`^( *)\`\`\`${language}\n(.*?)^\\1\`\`\`$`, "gms"));
  return [...fences].map(({ index, 1: indent = "", 2: inside = "" }) => ({
    name: `${page}:${text.slice(0, index).split("\n").length + 1}`,
    text: inside.replace(new RegExp(`^${indent}`, "gm"), ""),
  }));
}

/** What is typed behind `lokaform`, word by word: in shell examples, and in sentences. */
export function commandLines(page: string): string[][] {
  const spans = [...readFileSync(page, "utf8").matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  const shell = blocks(page, "sh").flatMap(({ text }) => text.replaceAll("\\\n", " ").split("\n"));
  return [...spans, ...shell].flatMap((line) => {
    const [, behind] = /^(?:\w+=\S+ )*(?:lokaform|node dist\/cli\.js) (.+?)(?: +#.*)?$/.exec(line) ?? [];
    if (behind === undefined) return [];
    const words = behind.match(/'[^']*'|\S+/g) ?? [];
    return [words.map((word) => word.replace(/^'(.*)'$/, "$1"))];
  });
}
