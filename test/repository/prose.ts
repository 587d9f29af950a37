/** Everything in the repository that is written for people: comments, messages, test titles, pages, workflow files. */
import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "rolldown/utils";

/** One comment, string or page. */
export interface Passage {
  file: string;
  /** On one line, without the asterisks of a comment. */
  text: string;
  /** The line of the file that holds the character at this index of the text. */
  lineAt(index: number): number;
}

const PATTERNS = [
  "*.md",
  "{,report/,webhook-secret/}action.yml",
  "{docs,examples,.github}/**/*.{md,yml,yaml}",
  "test/scenarios/*/scenario.json",
  "{src,test,scripts,bench}/**/*.ts",
];

export function readProse(): Passage[] {
  const files = PATTERNS.flatMap((pattern) => globSync(pattern)).map((file) => file.replaceAll("\\", "/"));
  return [...new Set(files)].sort().flatMap((file) => proseOf(file, readFileSync(file, "utf8")));
}

/** The passages of one file. Of code these are the comments, the strings in `src`, and the titles of tests. */
export function proseOf(file: string, text: string): Passage[] {
  const parts = file.endsWith(".ts") ? partsOfCode(file, text) : [{ start: 0, text: withoutCode(text) }];
  return parts.map((part) => {
    const lines = part.text.split("\n").map((line) => line.replace(/^\s*\*?\s*/, "").trimEnd());
    return {
      file,
      text: lines.join(" "),
      // Few passages are asked for their lines.
      lineAt: (index) => {
        const firstLine = text.slice(0, part.start).split("\n").length;
        const starts = lines.map((_, nth) => lines.slice(0, nth).join(" ").length + Math.min(nth, 1));
        return firstLine + starts.findLastIndex((start) => start <= index);
      },
    };
  });
}

/** The same lines, without examples in TypeScript. */
function withoutCode(page: string): string {
  return page.replace(/^ *```ts$.*?^ *```$/gms, (block) => block.replace(/[^\n]/g, ""));
}

interface Part {
  start: number;
  text: string;
}

function partsOfCode(file: string, text: string): Part[] {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  const parts: Part[] = comments.map(({ start, value }) => ({ start, text: value }));
  const isSource = file.startsWith("src/");
  const isTitle = (callee: { start: number; end: number }) =>
    /^(test|it|describe)\b/.test(text.slice(callee.start, callee.end));
  new Visitor({
    Literal: ({ start, value }) => {
      if (isSource && typeof value === "string") parts.push({ start, text: value });
    },
    TemplateElement: ({ start, value }) => {
      if (isSource) parts.push({ start, text: value.raw });
    },
    CallExpression: ({ callee, arguments: [title] }) => {
      if (isSource || !isTitle(callee) || !title) return;
      if (title.type === "Literal" || title.type === "TemplateLiteral")
        parts.push({ start: title.start, text: text.slice(title.start + 1, title.end - 1) });
    },
  }).visit(program);
  return parts;
}
