/** Java's `.properties` files: `name = text`, in UTF-8 or Latin-1. Comments are not descriptions. */
import { type Pair, parseLines } from "dot-properties";
import { isUnstorable, unstorableMessage } from "../model/json.ts";
import {
  lineBreakOf,
  linesAmong,
  type NewLines,
  type Splice,
  spliced,
  withoutElement,
} from "../model/splice.ts";
import type { Addition, FoundText, Range, TextEdit } from "./format.ts";
import { type Changes, type Faults, RefusedEdit, textFormat } from "./textFormat.ts";

export const properties = textFormat({
  limit: { most: 400_000, of: "lines", mark: /\n/g },
  parse: (text): PropertiesFile => ({ text, pairs: pairsOf(text) }),
  texts,
  changes,
  empty: () => "",
});

interface PropertiesFile {
  text: string;
  pairs: readonly Property[];
}

interface Property {
  key: string;
  value: string;
  nameAt: Range;
  at: Range;
}

function pairsOf(text: string): Property[] {
  // A byte order mark is not a part of the first name.
  return parseLines(text.replace(/^\ufeff/, " "), true).flatMap((line): Property[] => {
    if (line.type !== "PAIR") return [];
    const { key, value, range = [] } = line as Pair;
    // A backslash at the end of the file counts as two characters.
    const [start = 0, end = start, from = end, to = from] = range.map((at) => Math.min(at, text.length));
    return [{ key, value, nameAt: { start, end }, at: { start: from, end: to } }];
  });
}

const WRONG_ESCAPE = /(?<!\\)(?:\\\\)*\\u(?![\da-f]{4})/i;

/** As Java reads them: of a name that is there several times, the last text counts. */
function texts({ text, pairs }: PropertiesFile, faults: Faults): FoundText[] {
  const byName = new Map<string, Property>();
  for (const pair of pairs) {
    const earlier = byName.get(pair.key);
    if (pair.key === "")
      faults.add("This name is empty, and a key needs a name. Its text is not read.", pair.nameAt, "warning");
    else if (isUnstorable(pair.key)) faults.add(unstorableMessage("This name"), pair.nameAt);
    else {
      if (earlier && earlier.value !== pair.value)
        faults.duplicate(`"${pair.key}" is twice in this file`, earlier.nameAt, pair.nameAt, "warning");
      byName.delete(pair.key);
      byName.set(pair.key, pair);
    }
  }
  return [...byName].map(([name, { value, nameAt, at }]): FoundText => {
    const isWrong = WRONG_ESCAPE.test(text.slice(at.start, at.end));
    if (isWrong) faults.add("\\u must be followed by four hexadecimal digits, such as \\u00e9.", at);
    else if (isUnstorable(value)) faults.add(unstorableMessage("This text"), at);
    const isUsable = !isWrong && !isUnstorable(value);
    return {
      path: [name],
      name: nameAt,
      value: isUsable ? { is: "text", text: value, at } : { is: "none", at },
    };
  });
}

const COMMENT = "[#!][^\\n\\r]*";

function changes({ text, pairs }: PropertiesFile, edits: readonly TextEdit[]): Changes {
  const [base] = edits.flatMap((edit) => edit.base ?? []);
  const style = styleOf(pairs.length > 0 || !base ? text : base.text);
  const byStart = new Map(pairs.map((pair) => [pair.at.start, pair]));
  const splices: Splice[] = [];
  const added: NewLines[] = [];
  return {
    replace: ({ at, text: newText }) => {
      const { nameAt, value } = byStart.get(at.start) ?? { nameAt: at, value: undefined };
      if (value === newText) return;
      const separator = nameAt.end === at.start ? "=" : "";
      splices.push({ ...at, text: separator + style.value(newText) });
    },
    add: (edit, at) => {
      const line = style.line(edit);
      added.push({ at, lines: (indentation) => [indentation + line] });
    },
    remove: ([string]) => {
      for (const { nameAt, at } of pairs)
        if (nameAt.start === string?.name.start)
          splices.push(withoutElement(text, { start: nameAt.start, end: at.end }, COMMENT));
    },
    text: () => spliced(text, added.length > 0 ? [...splices, ...addLines({ text, pairs }, added)] : splices),
  };
}

/** How a file writes names and texts. */
function styleOf(text: string) {
  const pairs = pairsOf(text);
  const values = pairs.map(({ at }) => text.slice(at.start, at.end));
  const codes = /\\u[\da-f]{4}/i.exec(text)?.[0];
  const isAscii = codes !== undefined && !/[^\0-\x7f]/.test(text);
  const isUpper = codes !== undefined && /[A-F]/.test(text.match(/\\u[\da-f]{4}/gi)?.join("") ?? "");
  const marks = [":", "=", "#", "!"].filter((mark) => values.some((value) => value.includes(`\\${mark}`)));
  const code = (char: string) => {
    const digits = char.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${isUpper ? digits.toUpperCase() : digits}`;
  };
  const escaped = (part: string, escapedMarks: readonly string[]) =>
    // Each code unit has its own escape.
    part.replace(/[\0-\x1f\x7f\\:=#!]|[^\0-\x7f]/g, (char) => {
      if (char in NAMED) return NAMED[char] ?? char;
      if (char < " " || char === "\x7f" || (isAscii && char > "\x7f")) return code(char);
      return escapedMarks.includes(char) ? `\\${char}` : char;
    });
  // After a blank as the separator, = would be one.
  const value = (newText: string) => escaped(newText, marks).replace(/^[ =:]/, "\\$&");
  const last = pairs.at(-1);
  const between = last ? text.slice(last.nameAt.end, last.at.start) : "";
  const separator = /^[ \t]*[=:][ \t]*$/.test(between) ? between : "=";
  const line = ({ path, value: newText }: Addition) => {
    const name = path.join(".");
    if (typeof newText !== "string")
      throw new RefusedEdit(`"${name}" has plural forms, and a .properties file cannot store them.`);
    if (name === "") throw new RefusedEdit("A .properties file cannot store a text without a name.");
    return escaped(name, [":", "=", "#", "!"]).replaceAll(" ", "\\ ") + separator + value(newText);
  };
  return { value, line };
}

const NAMED: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\f": "\\f",
};

function addLines({ text, pairs }: PropertiesFile, added: readonly NewLines[]): Splice[] {
  const elements = pairs.map(({ nameAt, at }) => ({ start: nameAt.start, end: at.end }));
  if (elements.length > 0) return linesAmong(text, elements, added, { comments: /(?:)/y, comment: COMMENT });
  const lineBreak = lineBreakOf(text);
  const start = text === "" || /[\n\r\ufeff]$/.test(text) ? "" : lineBreak;
  const lines = added.flatMap((addition) => addition.lines(""));
  return [
    { start: text.length, end: text.length, text: start + lines.map((line) => line + lineBreak).join("") },
  ];
}
