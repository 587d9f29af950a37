/** Removes and adds members of flow mappings, such as `{ en: Title }`, and values of flow lists. */
import { isMap, type Node } from "yaml";
import type { CollectionChange, NewMember } from "./changes.ts";
import { itemEnd, itemStart, type Layout } from "./layout.ts";
import type { Patches } from "./patches.ts";
import type { Tools } from "./replaceValue.ts";
import type { ValueSlot } from "./tree.ts";

/** False if the collection cannot be edited. */
export function changeFlow(
  slot: ValueSlot,
  { removed, inserted }: CollectionChange,
  { layout, patches, writer }: Tools,
): boolean {
  const { node, children } = slot;
  const edges = children.flatMap(({ item }) => (item ? { start: itemStart(item), end: itemEnd(item) } : []));
  if (edges.length < children.length || !node?.range) return false;
  const [open, close] = [node.range[0] + 1, node.range[1] - 1];
  const write = (members: readonly NewMember[], models: readonly Node[]) =>
    members.map(({ name, value }) =>
      name === undefined ? writer.flowItem(value, models) : writer.flowMember(name, value, models),
    );
  const models = isMap(node) ? [node] : children.flatMap((child) => child.node ?? []).reverse();
  if (removed.size === children.length) {
    const texts = write(
      [...inserted].sort(([a], [b]) => a - b).flatMap(([, members]) => members),
      models,
    );
    const space = texts.length === 0 ? "" : isMap(node) ? writer.style.braces : writer.style.brackets;
    patches.replace(open, close, `${space}${texts.join(", ")}${space}`);
    return true;
  }
  const firstKept = children.findIndex((child) => !removed.has(child));
  for (const [index, child] of children.entries()) {
    if (!removed.has(child)) continue;
    const start = index < firstKept ? edges[index]?.start : edges[index - 1]?.end;
    const end = index < firstKept ? edges[index + 1]?.start : edges[index]?.end;
    patches.replace(start ?? open, end ?? close, "");
  }
  for (const [after, members] of [...inserted].sort(([a], [b]) => a - b)) {
    const texts = write(members, models);
    const previous = edges[after];
    if (after < firstKept || !previous) {
      const start = edges[firstKept]?.start ?? open;
      patches.replace(start, start, texts.map((text) => `${text}, `).join(""));
    } else if (removed.size === 0 && layout.startsLine(previous.start))
      addLines(previous, texts, layout, patches);
    else patches.replace(previous.end, previous.end, texts.map((text) => `, ${text}`).join(""));
  }
  return true;
}

/** Each value of the collection has its own line. */
function addLines(
  previous: { start: number; end: number },
  texts: readonly string[],
  layout: Layout,
  patches: Patches,
): void {
  const { text } = layout;
  const indent = text.slice(layout.lineStart(previous.start), previous.start);
  const rest = text.slice(previous.end, layout.nextLine(previous.end));
  const lineEnd = layout.lineEnd(previous.end);
  const next = layout.nextLine(previous.end);
  // Something else than a comma or a comment follows in the line.
  if (!/^\s*,?\s*(?:#.*)?\r?\n$/.test(rest)) {
    patches.replace(previous.end, previous.end, texts.map((one) => `, ${one}`).join(""));
    return;
  }
  const hasComma = /^\s*,/.test(rest);
  if (!hasComma) patches.replace(previous.end, previous.end, ",");
  const lines = texts.map((one, index) => {
    const comma = hasComma || index < texts.length - 1 ? "," : "";
    return `${indent}${one}${comma}${lineEnd}`;
  });
  patches.replace(next, next, lines.join(""));
}
