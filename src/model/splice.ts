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

/** The blanks between the start of the line and `offset`. Undefined if something else is there. */
export function ownIndentation(text: string, offset: number): string | undefined {
  let start = offset;
  while (text[start - 1] === " " || text[start - 1] === "\t") start--;
  return start === 0 || /[\n\r]/.test(text[start - 1] ?? "") ? text.slice(start, offset) : undefined;
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
  const above = new RegExp(`(?<=^|[\\n\\r])(?:[ \\t]*(?:${comment})[ \\t]*(?:\\r\\n|\\n|\\r))+$`);
  const [comments = ""] = (next.test(text) && above.exec(text.slice(Math.max(0, from - 2000), from))) || [];
  const begin = from - comments.length;
  // One of two blank lines goes, too.
  const [blank = ""] = /(?:^|[\n\r])[ \t]*(?:\r\n|\n|\r)$/.test(text.slice(Math.max(0, begin - 200), begin))
    ? (/^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(to, to + 200)) ?? [])
    : [];
  return { start: begin, end: to + blank.length, text: "" };
}
