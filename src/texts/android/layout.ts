/** Where new strings are put in a file of Android resources, in the layout of the file. */
import type { XmlElement } from "@rgrove/parse-xml";
import { afterComments, isLineEnd, ownIndentation } from "../lines.ts";
import { lineBreakOf, type Splice } from "../splices.ts";
import { elementsOf } from "./resources.ts";
import { startTag } from "./tags.ts";

/** A new string, with its value as XML, or one value for each plural form. */
export interface NewString {
  name: string;
  value: string | readonly { quantity: string; value: string }[];
  /** False: a `<string>` with `formatted="false"`. */
  isFormatted: boolean;
}

const STEP = "    ";

/** Adds strings after the last string of `<resources>`, or else after its last resource, or else at its end. */
export function addStrings(text: string, root: XmlElement, added: readonly NewString[]): Splice {
  const lineBreak = lineBreakOf(text);
  const block = (indentation: string) =>
    added.flatMap((one) => lines(one, indentation)).reduce((all, line) => all + lineBreak + line, "");
  const elements = elementsOf(root);
  const last = elements.findLast(({ name }) => name === "string" || name === "plurals") ?? elements.at(-1);
  if (last) {
    const indentation = ownIndentation(text, last.start);
    if (indentation === undefined) {
      const text = added.flatMap((one) => lines(one, "").map((line) => line.trimStart())).join("");
      return { start: last.end, end: last.end, text };
    }
    // A comment on the line of the last string stays there.
    const at = afterComments(text, last.end, "<!--", "-->");
    const after = isLineEnd(text, at) ? "" : lineBreak;
    return { start: at, end: at, text: block(indentation) + after };
  }
  const tag = startTag(text, root);
  if (tag.isEmpty) {
    return { start: root.end - 2, end: root.end, text: `>${block(STEP)}${lineBreak}</resources>` };
  }
  let at = text.lastIndexOf("</", root.end - 1);
  while (at > tag.end && /[\t-\r ]/.test(text[at - 1] ?? "")) at--;
  return { start: at, end: at, text: block(STEP) + (isLineEnd(text, at) ? "" : lineBreak) };
}

function lines({ name, value, isFormatted }: NewString, indentation: string): string[] {
  if (typeof value === "string") {
    const formatted = isFormatted ? "" : ' formatted="false"';
    return [`${indentation}<string name="${name}"${formatted}>${value}</string>`];
  }
  const step = indentation + (indentation || STEP);
  return [
    `${indentation}<plurals name="${name}">`,
    ...value.map((form) => `${step}<item quantity="${form.quantity}">${form.value}</item>`),
    `${indentation}</plurals>`,
  ];
}
