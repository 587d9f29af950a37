/** How a file is written, as far as its YAML leaves a choice. New values follow it. */
import { isCollection, isMap, isScalar, isSeq } from "yaml";
import { itemStart, type Layout, propertiesEnd } from "./layout.ts";
import { isFlow, isInFlow, type ValueSlot } from "./tree.ts";

export interface FileStyle {
  /** The indentation of a mapping below its name. */
  step: number;
  /** The indentation of the dashes of a list below the name of the list. */
  listStep: number;
  /** The spaces after a dash. */
  afterDash: number;
  quotes: "single" | "double";
  /** The spaces between the braces of a mapping and its members. */
  braces: string;
  /** The spaces between the brackets of a list and its values. */
  brackets: string;
  /** Whether the file is JSON, in which all names and texts have double quotes. */
  isJson: boolean;
}

export function styleOf(root: ValueSlot, layout: Layout): FileStyle {
  let style: Partial<FileStyle> = {};
  let single = 0;
  let double = 0;
  const look = (slot: ValueSlot): void => {
    const { node } = slot;
    if (isScalar(node)) {
      if (node.type === "QUOTE_SINGLE") single += 1;
      if (node.type === "QUOTE_DOUBLE") double += 1;
    }
    if (isCollection(node)) style = { ...choicesOf(slot, layout), ...style };
    for (const child of slot.children) look(child);
  };
  look(root);
  return {
    step: 2,
    listStep: 2,
    afterDash: 1,
    braces: " ",
    brackets: "",
    ...style,
    quotes: single > double ? "single" : "double",
    isJson:
      isFlow(root.node) && root.children.every(({ key }) => isScalar(key) && key.type === "QUOTE_DOUBLE"),
  };
}

/** What one collection says about the style. */
function choicesOf(slot: ValueSlot, layout: Layout): Partial<FileStyle> {
  const { node, parent, children } = slot;
  const [first] = children;
  if (!first?.item || !node?.range) return {};
  if (isFlow(node)) {
    const spaces = /^ */.exec(layout.text.slice(node.range[0] + 1))?.[0] ?? "";
    const isOneLine = !layout.text.slice(node.range[0], node.range[1]).includes("\n");
    return isOneLine ? { [isMap(node) ? "braces" : "brackets"]: spaces } : {};
  }
  const column = layout.column(itemStart(first.item));
  const choices: Partial<FileStyle> = {};
  if (isSeq(node) && isMap(first.node) && !isInFlow(first)) {
    const [member] = first.node.flow ? [] : first.children;
    const dash = propertiesEnd(first.item);
    if (member?.item && layout.lineStart(dash) === layout.lineStart(itemStart(member.item))) {
      choices.afterDash = Math.max(1, itemStart(member.item) - dash);
    }
  }
  if (slot.item && parent && isMap(parent.node) && !parent.node.flow) {
    const deeper = column - layout.column(itemStart(slot.item));
    if (isSeq(node) && deeper >= 0) choices.listStep = deeper;
    if (isMap(node) && deeper > 0) choices.step = deeper;
  }
  return choices;
}
