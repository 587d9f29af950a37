/** A page as a browser reads it: its elements with their attributes, and its texts. */

import { type DefaultTreeAdapterTypes, parse } from "parse5";
import assets from "../../src/report/html/assets.json" with { type: "json" };

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

export interface ReadPage {
  /** Each element on a line, indented by depth. Of an attribute that holds a text, only the name. */
  elements: string[];
  /** What is shown, and what attributes hold, without code. */
  texts: string[];
}

/** Attributes with the name of a project, or with languages. */
const HOLDS_TEXT = new Set(["data-project", "data-languages", "lang", "value"]);

export function readPage(page: string): ReadPage {
  const found: ReadPage = { elements: [], texts: [] };
  walk(parse(withoutCode(page)), 0, found);
  return found;
}

/** The code of the page itself takes most of the time to parse, and is the same in every page. */
function withoutCode(page: string): string {
  const [script, style] = [assets.script.join("\n"), assets.style.join("\n")];
  if (!page.includes(script) || !page.includes(style)) throw new Error("the page lacks its own code");
  return page.replace(script, "").replace(style, "");
}

function walk(node: Node, depth: number, found: ReadPage): void {
  if (node.nodeName === "#text" && "value" in node) found.texts.push(node.value);
  if (node.nodeName === "#comment") found.elements.push("a comment");
  if ("tagName" in node) {
    const attributes = node.attrs.map(({ name, value }) => {
      if (!HOLDS_TEXT.has(name)) return ` ${name}=${JSON.stringify(value)}`;
      found.texts.push(value);
      return ` ${name}`;
    });
    found.elements.push(`${"  ".repeat(depth)}${node.tagName}${attributes.join("")}`);
    if ((node.tagName === "script" || node.tagName === "style") && node.childNodes.length > 0)
      found.elements.push("code that is not that of the page");
  }
  if ("childNodes" in node) for (const child of node.childNodes) walk(child, depth + 1, found);
}
