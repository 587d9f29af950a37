/** How a file is written. The first value that shows a choice decides. */
import { type Document, isCollection, isMap, isScalar, isSeq, visit } from "yaml";
import type { FileStyle } from "../write/yamlText.ts";
import { columnOf, itemRange, itemsOf, propertiesEnd, startsLine } from "./layout.ts";

export function styleOf(document: Document, text: string): FileStyle {
  const style: Partial<FileStyle> = {};
  let single = 0;
  visit(document, {
    Scalar: (_key, { type }) => {
      if (type === "QUOTE_SINGLE") single += 1;
      if (type === "QUOTE_DOUBLE") single -= 1;
    },
    Pair: (_key, { value, srcToken }) => {
      const [first] = isCollection(value) && !value.flow ? itemsOf(value.srcToken) : [];
      if (!srcToken || !first || !startsLine(text, itemRange(first).start)) return;
      const deeper = columnOf(text, itemRange(first).start) - columnOf(text, itemRange(srcToken).start);
      if (isSeq(value) && deeper >= 0) style.listStep ??= deeper;
      else if (isMap(value) && deeper > 0) style.step ??= deeper;
    },
    Collection: (_key, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      const [item] = itemsOf(node.srcToken);
      const [first] = item?.value?.type === "block-map" ? itemsOf(item.value) : [];
      if (node.flow && item && !text.slice(start, end).includes("\n"))
        style[isMap(node) ? "braces" : "brackets"] ??= /^ */.exec(text.slice(start + 1, end))?.[0] ?? "";
      if (isMap(node) || !item || !first) return;
      const gap = text.slice(propertiesEnd(item), itemRange(first).start);
      if (!gap.includes("\n")) style.afterDash ??= gap.length;
    },
  });
  const { contents } = document;
  const isJson =
    isMap(contents) &&
    contents.flow === true &&
    contents.items.every(({ key }) => isScalar(key) && key.type === "QUOTE_DOUBLE");
  const defaults = { step: 2, listStep: 2, afterDash: 1, braces: " ", brackets: "" };
  return { ...defaults, ...style, quotes: single > 0 ? "single" : "double", isJson };
}
