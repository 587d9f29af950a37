import { grouped } from "./json.ts";

export interface Splice {
  /** Offsets of the first character that is replaced, and of the one after the last. */
  start: number;
  end: number;
  text: string;
}

/** The text with all replacements, in their order at one place. If two overlap, reading the result back shows it. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const splice of [...splices].sort((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, splice.start), splice.text);
    at = splice.end;
  }
  return [...parts, text.slice(at)].join("");
}

export function rangeOf({ start, end }: Omit<Splice, "text">): Omit<Splice, "text"> {
  return { start, end };
}

export function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
}

const LINE_END = /[ \t]*(?:[\n\r]|$)/y;

/** Adds lines after an element. `comments`: what stays on its line, also if it is empty. */
export function linesAfter(text: string, end: number, comments: RegExp, lines: readonly string[]): Splice {
  comments.lastIndex = end;
  const at = comments.test(text) ? comments.lastIndex : end;
  LINE_END.lastIndex = at;
  const isLineEnd = LINE_END.test(text);
  const added = [...lines, ...(isLineEnd ? [] : [""])].map((line) => lineBreakOf(text) + line);
  return { start: at, end: at, text: added.join("") };
}

/** `at`: the lines come after the last element that starts before it. Undefined: after all elements. */
export interface NewLines {
  at?: number | undefined;
  lines(indentation: string): readonly string[];
}

/** Adds lines among elements, of which there is at least one. `comment`: the source of a pattern for one comment. */
export function linesAmong(
  text: string,
  elements: readonly Omit<Splice, "text">[],
  added: readonly NewLines[],
  { comments, comment }: { comments: RegExp; comment: string },
): Splice[] {
  const elementBefore = ({ at = Number.POSITIVE_INFINITY }: NewLines) =>
    elements.findLast(({ start }) => start < at);
  return [...grouped(added, elementBefore)].flatMap(([before, group]) => {
    const neighbour = before ?? elements[0];
    if (!neighbour) return [];
    const indentation = ownIndentation(text, neighbour.start) ?? "";
    const lines = group.flatMap((addition) => addition.lines(indentation));
    if (before) return [linesAfter(text, before.end, comments, lines)];
    const lineStart = neighbour.start - indentation.length;
    const start = lineStart - commentsAbove(text, lineStart, comment).length;
    return [{ start, end: start, text: lines.map((line) => line + lineBreakOf(text)).join("") }];
  });
}

/** The blanks between the start of the line and `offset`. Undefined if something else is there. */
export function ownIndentation(text: string, offset: number): string | undefined {
  let start = offset;
  while (text[start - 1] === " " || text[start - 1] === "\t") start--;
  return start === 0 || /[\n\r]/.test(text[start - 1] ?? "") ? text.slice(start, offset) : undefined;
}

/** The lines of comments that end where a line starts. */
function commentsAbove(text: string, lineStart: number, comment: string): string {
  const above = new RegExp(`(?<=^|[\\n\\r])(?:[ \\t]*(?:${comment})[ \\t]*(?:\\r\\n|\\n|\\r))+$`);
  return above.exec(text.slice(Math.max(0, lineStart - 2000), lineStart))?.[0] ?? "";
}

/** Removes an element with its lines, and the comments above that belong to it alone. `comment`: the source of a pattern for one comment. */
export function withoutElement(text: string, { start, end }: Omit<Splice, "text">, comment: string): Splice {
  const indentation = ownIndentation(text, start);
  const rest = new RegExp(`(?:[ \\t]*(?:${comment}))*[ \\t]*(?:\\r\\n|\\n|\\r|$)`, "y");
  rest.lastIndex = end;
  if (indentation === undefined || !rest.test(text)) return { start, end, text: "" };
  const [from, to] = [start - indentation.length, rest.lastIndex];
  const next = new RegExp(`[ \\t]*(?:$|[\\n\\r]|</|${comment})`, "y");
  next.lastIndex = to;
  const begin = from - (next.test(text) ? commentsAbove(text, from, comment).length : 0);
  // One of two blank lines goes, too.
  const [blank = ""] = /(?:^|[\n\r])[ \t]*(?:\r\n|\n|\r)$/.test(text.slice(Math.max(0, begin - 200), begin))
    ? (/^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(to, to + 200)) ?? [])
    : [];
  return { start: begin, end: to + blank.length, text: "" };
}
