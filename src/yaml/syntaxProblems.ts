/** Explains why a text is not YAML. `yaml` does that best, and continues after an error. */
import { parseDocument, type Range, visit, type YAMLError } from "yaml";
import { MERGE_CONFLICT, mergeConflicts, type Place, placeOf, type SourceFile } from "../model/place.ts";
import { MAX_LISTED, notReadFurther, type Problem, ProblemList, problem } from "../model/problem.ts";
import { DEFICIENT_INDENTATION, MAX_DEPTH, type NotYaml, SEVERAL_DOCUMENTS } from "./events.ts";

/** Characters in which errors are looked for: with many, `yaml` needs many times their memory. The first ones can have enough. */
const FIRST = 2 ** 15;
const MOST = 2 ** 18;

/** The part that `js-yaml` refuses is read again. */
export function syntaxProblems(error: NotYaml, file: SourceFile, text: string): Problem[] {
  const { at, piece, message } = error;
  if (piece === undefined) return [problem("yaml", message, { place: placeOf(file, at, at + 1) })];
  let lastProblems: Problem[] = [];
  for (const most of text.length > piece + FIRST ? [FIRST, MOST] : [MOST]) {
    const isCut = piece + most < text.length;
    const lineEnd = text.lastIndexOf("\n", piece + most);
    const end = isCut ? (lineEnd > piece ? lineEnd + 1 : piece + most) : text.length;
    const { problems, errors } = problemsOf(file, text, piece, end);
    const further = notReadFurther(file.path, placeOf(file, end - 1, end).line);
    if (isCut && errors > MAX_LISTED && problems.length > 0) return [further, ...problems];
    lastProblems = problems;
  }
  return lastProblems.length > 0 ? lastProblems : [problemOf(error, file, text)];
}

/** One mistake can cause errors on several lines, so errors on neighbouring lines become one problem. */
function problemsOf(file: SourceFile, text: string, start: number, end: number) {
  const source = text.slice(start, end);
  const document = parseDocument(source, { prettyErrors: false, stringKeys: false, uniqueKeys: false });
  const { errors } = document;
  const problems = new ProblemList();
  let last = Number.NEGATIVE_INFINITY;
  for (const error of errors.sort((a, b) => a.pos[0] - b.pos[0])) {
    const [from, to] = error.pos.map((at) => at + start) as [number, number];
    // What is cut off is missing there.
    if (end < text.length && to >= end - 1) continue;
    const place = placeOf(file, from, Math.max(from + 1, to));
    const isNew = place.line > last + 1;
    last = Math.max(last, place.endLine);
    if (!isNew || problems.countMore(file.path)) continue;
    const opened = isNotClosed(error) ? start + openedBefore(document, error.pos[0]) : undefined;
    const isQuote = isNotClosed(error) === "quote";
    const advice = isQuote ? undefined : quoteAdvice(text, opened ?? from);
    const at = opened === undefined ? place : placeOf(file, opened, opened + 1);
    problems.add(cannotBeRead(advice ?? explain(error), at));
  }
  return { problems: problems.problems, errors: errors.length };
}

/** A mistake that `yaml` does not find. */
function problemOf({ at, message }: NotYaml, file: SourceFile, text: string): Problem {
  const reason = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
  const explanation = at >= text.trimEnd().length ? NOT_CLOSED : REASONS.get(message);
  const place = placeOf(file, at, at + 1);
  return cannotBeRead(explanation ?? quoteAdvice(text, at) ?? ofLibrary(reason), place);
}

/** What to do, as sentences. `quotes`: what they quote from the file. */
interface Advice {
  reason: string;
  quotes: readonly string[];
}

function cannotBeRead(advice: Advice | string, place: Place): Problem {
  const { reason, quotes = [] } = typeof advice === "string" ? { reason: advice } : advice;
  return yamlProblem(`The YAML cannot be read here. ${reason}`, place, quotes);
}

export function yamlProblem(message: string, place: Place, quotes: readonly string[]): Problem {
  return problem("yaml", message, { place, ...(quotes.length > 0 && { quotes }) });
}

/** A message of a library can quote anything: in quotation marks, or at its end. */
function ofLibrary(reason: string): Advice {
  const [quote] = reason.match(/(?<=").*(?=")|(?<=: |sequence ).+(?=\.$)/s) ?? [];
  return { reason, quotes: quote === undefined ? [] : [quote] };
}

const TOO_DEEP = "Values are nested too deeply. Use fewer levels.";
const NOT_CLOSED = "The file ends in brackets or in quotes. Add the closing one.";
/** The errors that only `js-yaml` finds. */
const REASONS: ReadonlyMap<string, string> = new Map([
  [`nesting exceeded maxDepth (${MAX_DEPTH})`, TOO_DEEP],
  [
    DEFICIENT_INDENTATION,
    "In brackets and quotes, lines must be indented more than the field that has them.",
  ],
]);

function isNotClosed({ message }: YAMLError): "quote" | "bracket" | undefined {
  if (message.startsWith("Missing closing")) return "quote";
  return /^Flow .* end with a /.test(message) ? "bracket" : undefined;
}

/** Where the text in quotes or the brackets start that contain this offset. */
function openedBefore(document: ReturnType<typeof parseDocument>, at: number): number {
  let start = at;
  visit(document, {
    Node: (_, { type = "", flow, range }: { type?: string; flow?: boolean; range?: Range | null }) => {
      const mayContain = flow || type.startsWith("QUOTE");
      if (mayContain && range && range[0] < at && at <= range[2]) start = range[0];
    },
  });
  return start;
}

const JOINED_LINES =
  'Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with ": " in it needs quotes.';
const BY_CODE: Partial<Record<YAMLError["code"], string>> = {
  BAD_INDENT:
    "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.",
  BLOCK_AS_IMPLICIT_KEY: JOINED_LINES,
  MULTILINE_IMPLICIT_KEY: JOINED_LINES,
  TAB_AS_INDENT: "Indent with spaces, not with tabs.",
  MULTIPLE_DOCS: SEVERAL_DOCUMENTS,
};

function explain(error: YAMLError): Advice | string {
  // The parser reports that the stack is full.
  if (error.message.startsWith("Maximum call stack")) return TOO_DEEP;
  const open = isNotClosed(error);
  if (open === "bracket") return "The brackets that start here are not closed. Add the closing one.";
  if (open)
    return 'The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\".';
  if (error.message.startsWith("Implicit map keys need"))
    return "This line has no colon with a blank after it. Write it as NAME: VALUE.";
  return BY_CODE[error.code] ?? ofLibrary(`${error.message}.`);
}

/** Characters with a special meaning in YAML at the start of a text: "{{name}}", "%d items", "@user", "*bold*". */
const NEEDS_QUOTES =
  /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/;

/** Characters of a line in which a text is looked for: the start of the line decides. */
const MAX_LINE = 1_000;

/** Advice to quote a text that YAML reads as something else; undefined if the line has no such text. */
export function quoteAdvice(text: string, at: number): Advice | undefined {
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const line = text.slice(lineStart, end === -1 ? undefined : end).slice(0, MAX_LINE);
  const advice = (reason: string, ...quotes: string[]) => ({ reason, quotes });
  if (/^={7}\r?$/.test(line)) return advice(MERGE_CONFLICT);
  const [, value = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(line) ?? [];
  if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(value))
    return advice('The text ends at its second quote. Write quotes inside of it as \\".');
  if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(value))
    return advice("The text ends at its second quote. Write quotes inside of it twice: ''.");
  if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(value)) {
    const start = value.length > 60 ? `${value.slice(0, 60)}…` : value;
    return advice(`A text with ": " in it needs quotes: "${start}".`, start);
  }
  const [sign] = NEEDS_QUOTES.exec(value) ?? [];
  if (sign === undefined) return undefined;
  const reason = `A text that starts with ${sign} means something else in YAML. Put the text in quotes: "${sign}…".`;
  return sign.length > 2 ? advice(reason, sign) : advice(reason);
}

/** If there are any, nothing else is reported. */
export function conflictProblems(text: string, file: SourceFile): Problem[] {
  const problems = new ProblemList();
  for (const { start, end } of mergeConflicts(text))
    if (!problems.countMore(file.path))
      problems.add(problem("yaml", MERGE_CONFLICT, { place: placeOf(file, start, end) }));
  return problems.problems;
}
