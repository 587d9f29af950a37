/** A page as a browser reads it: its elements with their attributes, its texts, and the data in it. */

import { type DefaultTreeAdapterTypes, parse } from "parse5";
import assets from "../../src/report/html/assets.json" with { type: "json" };

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

export interface ReadPage {
  /** Each element on a line, indented by depth. */
  elements: string[];
  /** What is shown, without code and data. */
  texts: string[];
  data: unknown;
}

export function readPage(page: string): ReadPage {
  const found: ReadPage = { elements: [], texts: [], data: undefined };
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
  const isElement = "tagName" in node;
  if (isElement) {
    const attributes = node.attrs.map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).join("");
    found.elements.push(`${"  ".repeat(depth)}${node.tagName}${attributes}`);
  }
  if (!("childNodes" in node)) return;
  if (isElement && (node.tagName === "script" || node.tagName === "style")) {
    const text = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
    if (node.attrs.some(({ value }) => value === "application/json")) found.data = JSON.parse(text);
    return;
  }
  for (const child of node.childNodes) walk(child, depth + 1, found);
}
