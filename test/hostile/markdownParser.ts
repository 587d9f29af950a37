/**
 * Markdown as GitHub reads it: CommonMark and GFM, mentions and references. It also knows what JavaScript parsers leave
 * out: the limits of cmark-gfm, emoji by name, and mathematics.
 */
import remarkGfm from "remark-gfm";
import remarkGithub from "remark-github";
import remarkParse from "remark-parse";
import { unified } from "unified";

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkGithub, { repository: "octo-org/shop" });
type Root = ReturnType<typeof processor.parse>;
type Node = Root | Root["children"][number];

/** cmark-gfm reads more backticks than this as plain text (inlines.c, MAXBACKTICKS). */
const MOST_TICKS = 80;
/** cmark-gfm does not count more, so that fewer backticks close a fence than opened it (blocks.c, fence_length). */
const LONGEST_FENCE = 255;

/**
 * The nodes of a text with their effect, indented by depth. The content of code is left out, because it has no effect.
 */
export function outline(markdown: string): string[] {
  const lines: string[] = [];
  const add = (node: Node, depth: number) => {
    const { start, end } = node.position ?? {};
    const source = markdown.slice(start?.offset ?? 0, end?.offset ?? 0);
    for (const words of describe(node, source)) lines.push(`${"  ".repeat(depth)}${words}`);
    if ("children" in node) for (const child of node.children) add(child, depth + 1);
  };
  const tree: Root = processor.parse(markdown);
  processor.runSync(tree);
  add(tree, 0);
  return lines;
}

/** The lines of an outline that are more than words in paragraphs and code. */
export function acting(markdown: string): string[] {
  return outline(markdown)
    .map((line) => line.trim())
    .filter((line) => !/^(root|paragraph|text|inlineCode|code)\b/.test(line));
}

function describe(node: Node, source: string): string[] {
  switch (node.type) {
    case "text":
      return [`text ${JSON.stringify(node.value)}`, ...remarkable(node.value)];
    case "html":
      return [`html ${JSON.stringify(node.value)}`];
    case "heading":
      return [`heading ${node.depth}`];
    case "link":
    case "image":
    case "definition":
      return [`${node.type} ${node.url}`];
    case "code":
      return [`code ${node.lang ?? ""} ${node.meta ?? ""}`, ...earlyEnd(source, node.value)];
    case "inlineCode":
      return ["inlineCode", ...(ticks(source) > MOST_TICKS ? ["no code span"] : [])];
    case "listItem":
      return [`listItem ${node.checked ?? ""}`];
    default:
      return [node.type];
  }
}

/** What GitHub does with plain words. */
function remarkable(words: string): string[] {
  const emoji = words.match(/:[\w+-]+:/g) ?? [];
  const mathematics = words.match(/\$\$|\$[^\s$][^$]*\$|\$$/g) ?? [];
  return [...emoji.map((name) => `emoji ${name}`), ...mathematics.map((text) => `mathematics ${text}`)];
}

function earlyEnd(source: string, value: string): string[] {
  const fence = /^(`+|~+)/.exec(source)?.[0] ?? "";
  if (fence.length <= LONGEST_FENCE) return [];
  const [char = ""] = fence;
  const ends = value.split("\n").some((line) => {
    const run = line.trim();
    return run.length >= LONGEST_FENCE && run === char.repeat(run.length);
  });
  return ends ? ["a fence that ends early"] : [];
}

function ticks(source: string): number {
  return /^`*/.exec(source)?.[0].length ?? 0;
}
