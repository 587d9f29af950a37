/**
 * Text → value and spots. The only file that knows which YAML reader is used, so that another may take its place.
 * YAML 1.2 core schema: `no` is a text, `404` a number.
 */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLError,
} from "yaml";
import { type Place, placeOf, type SourceFile, type Spot } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";

export interface ParsedYaml {
  file: SourceFile;
  value: unknown;
  spot: Spot;
  problems: Problem[];
  /** The text as it stands at a place. */
  textAt(place: Place): string;
  /** Line ranges that the reader could not make sense of: what it made of them is not worth a second word. */
  broken: readonly Lines[];
}

interface Lines {
  from: number;
  to: number;
}

/** NUL, and surrogates without their other half. */
const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Aliases may repeat this many values, or as many as the file has characters. */
const MOST_REPEATED = 10_000;

export function parseYaml(path: string, text: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: false });
  const file: SourceFile = { path, lineStarts: lines.lineStarts.length > 0 ? lines.lineStarts : [0] };
  const conflicts = mergeConflicts(text, file);
  const { problems, broken } =
    conflicts.problems.length > 0 ? conflicts : syntaxProblems(document, file, text);
  const reader = new Reader(file, problems, broken, text);
  const { value, spot } = reader.read(document.contents);
  const offset = (line: number, col: number) => (file.lineStarts[line - 1] ?? 0) + col - 1;
  const textAt = ({ line, col, endLine, endCol }: Place) =>
    text.slice(offset(line, col), offset(endLine, endCol)).trim();
  return { file, value, spot, textAt, problems, broken };
}

interface Read {
  value: unknown;
  spot: Spot;
}

class Reader {
  private readonly file: SourceFile;
  private readonly problems: Problem[];
  private readonly broken: Lines[];
  private readonly anchors = new Map<string, Node>();
  private readonly open = new Set<Node>();
  /** What the parser complained about already. */
  private readonly unread: readonly Lines[];
  private readonly text: string;
  private values = 0;
  /** How many values each anchor stands for. */
  private readonly sizes = new Map<Node, number>();
  private repeated = 0;
  /** How many aliases are being followed, one inside the other. */
  private depth = 0;

  constructor(file: SourceFile, problems: Problem[], broken: Lines[], text: string) {
    this.file = file;
    this.text = text;
    this.broken = broken;
    this.unread = [...broken];
    this.problems = problems;
  }

  read(node: unknown): Read {
    if (!isNode(node)) return { value: null, spot: { start: 0, end: 0 } };
    const [start = 0, end = start] = node.range ?? [];
    this.values += 1;
    if (isAlias(node)) return { value: this.follow(node.source, start, end), spot: { start, end } };
    if ("anchor" in node && node.anchor) this.anchors.set(node.anchor, node);
    this.open.add(node);
    const before = this.values;
    const value = isMap(node)
      ? this.mapping(node.items, start, end)
      : isSeq(node)
        ? this.list(node.items, start, end)
        : null;
    this.open.delete(node);
    if ("anchor" in node && node.anchor) this.sizes.set(node, this.values - before + 1);
    if (value) return value;
    return { value: isScalar(node) ? this.scalar(node.value, start, end) : null, spot: { start, end } };
  }

  /** Values that would not arrive as they stand are refused here, whatever field they are in. */
  private scalar(value: unknown, start: number, end: number): unknown {
    if (typeof value === "string" && UNSTORABLE.test(value)) {
      return this.refuse(
        "This text holds a NUL or half a character, which cannot be stored. Remove it.",
        start,
        end,
      );
    }
    if (typeof value === "bigint" || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
      return this.refuse("This number has too many digits. Put it in quotes to keep it as text.", start, end);
    }
    if (typeof value === "object" && value !== null) {
      return this.refuse("This YAML tag is not supported in a manifest. Remove the tag.", start, end);
    }
    return value;
  }

  private mapping(items: readonly Pair[], start: number, end: number): Read {
    const members = new Map<string, unknown>();
    const kinds = new Map<string, string>();
    const spots = new Map<string, Spot>();
    for (const { key, value } of items) {
      const named = this.read(key);
      const at = named.spot;
      const read = value === null ? { value: null, spot: at } : this.read(value);
      if (typeof named.value === "object" && named.value !== null) {
        const quotes = quoteAdvice(this.text, at.start);
        this.refuse(quotes || "The name of a field must be a plain word or text.", at.start, at.end);
        continue;
      }
      const name = typeof named.value === "string" ? named.value : keyText(key, named.value);
      if (name === "__proto__")
        this.refuse('"__proto__" cannot be the name of a field. Choose another name.', at.start, at.end);
      else if (kinds.has(name) && kinds.get(name) !== typeof named.value) {
        this.refuse(`Duplicate field "${name}", once in quotes. Keep one of them.`, at.start, at.end);
      }
      members.set(name, read.value);
      kinds.set(name, typeof named.value);
      spots.set(name, { ...read.spot, name: { start: at.start, end: at.end } });
    }
    return { value: Object.fromEntries(members), spot: { start, end, members: spots } };
  }

  private list(items: readonly unknown[], start: number, end: number): Read {
    const reads = items.map((one) => this.read(one));
    const members = new Map(reads.map(({ spot }, index) => [String(index), spot]));
    return { value: reads.map(({ value }) => value), spot: { start, end, members } };
  }

  private follow(anchor: string, start: number, end: number): unknown {
    const node = this.anchors.get(anchor);
    if (!node) return this.refuse(`There is no "&${anchor}" before this alias.`, start, end);
    if (this.open.has(node))
      return this.refuse(`The alias "*${anchor}" is inside the value that it repeats.`, start, end);
    const most = Math.max(MOST_REPEATED, this.text.length);
    if (this.repeated > most) return null;
    if (this.depth === 0) this.repeated += this.sizes.get(node) ?? 1;
    if (this.repeated > most)
      return this.refuse(
        `From here on, aliases repeat more than ${most} values. Write the values out.`,
        start,
        end,
      );
    this.depth += 1;
    const { value } = this.read(node);
    this.depth -= 1;
    return value;
  }

  private refuse(message: string, start: number, end: number): null {
    const place = placeOf(this.file, start, end);
    if (this.unread.some(({ from, to }) => from <= place.line && place.line <= to)) return null;
    this.problems.push(problem("yaml", message, { place }));
    this.broken.push({ from: place.line, to: place.endLine });
    return null;
  }
}

function isNode(node: unknown): node is Node {
  return isMap(node) || isSeq(node) || isScalar(node) || isAlias(node);
}

function keyText(key: unknown, value: unknown): string {
  return isScalar(key) && key.source !== undefined ? key.source : String(value);
}

/** One slip makes the reader complain several times, line after line: one problem for each run of complaints. */
function syntaxProblems(
  document: Document,
  file: SourceFile,
  text: string,
): { problems: Problem[]; broken: Lines[] } {
  const problems: Problem[] = [];
  const broken: Lines[] = [];
  const inOrder = [...document.errors].sort((a, b) => a.pos[0] - b.pos[0]);
  for (const error of inOrder) {
    const place = placeOf(file, error.pos[0], Math.max(error.pos[0] + 1, error.pos[1]));
    if (error.code === "DUPLICATE_KEY") {
      problems.push(
        problem("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", {
          place,
        }),
      );
      continue;
    }
    const last = broken.at(-1);
    if (last && place.line <= last.to + 1) {
      last.to = Math.max(last.to, place.endLine);
      continue;
    }
    broken.push({ from: place.line, to: place.endLine });
    problems.push(
      problem("yaml", `The YAML cannot be read here. ${quoteAdvice(text, error.pos[0]) || explain(error)}`, {
        place,
      }),
    );
  }
  for (const warning of document.warnings) {
    const place = placeOf(file, warning.pos[0], warning.pos[1]);
    problems.push(problem("yaml", `${warning.message}.`, { place, severity: "warning" }));
  }
  return { problems, broken };
}

function explain(error: YAMLError): string {
  switch (error.code) {
    case "BAD_INDENT":
      return "This line does not line up with its neighbours: indent all members of a mapping alike.";
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MULTILINE_IMPLICIT_KEY":
      return 'Either the next line is indented too far, or a text with ": " in it needs quotes.';
    case "TAB_AS_INDENT":
      return "Indent with spaces, not with tabs.";
    case "MULTIPLE_DOCS":
      return "A manifest is one document: split it into files instead of writing ---.";
    default:
      return `${error.message}.`;
  }
}

/** Characters and pairs that mean something else at the start of a text: "{{name}}", "%d items", "@user", "*bold*". */
const NEEDS_QUOTES = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;

/** How to write a text that YAML takes for something else; empty where the line holds none. */
function quoteAdvice(text: string, at: number): string {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const line = text.slice(start, end === -1 ? undefined : end);
  const [, value = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(line) ?? [];
  if (!NEEDS_QUOTES.test(value)) return "";
  const [sign] = /^(?:\{\{|\[\[|\{%|.)/.exec(value) ?? [""];
  return `A text that starts with ${sign} means something else in YAML. Put the text in quotes: "${sign}…".`;
}

/** The marks that git leaves in a file. Around them nothing is what it seems, so nothing else is reported. */
function mergeConflicts(text: string, file: SourceFile): { problems: Problem[]; broken: Lines[] } {
  const problems = [...text.matchAll(/^<{7} .*$/gm)].map(({ index, 0: line }) =>
    problem(
      "yaml",
      "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.",
      { place: placeOf(file, index, index + line.length) },
    ),
  );
  return { problems, broken: problems.length > 0 ? [{ from: 1, to: Number.POSITIVE_INFINITY }] : [] };
}
