/** Explains why a text is not YAML. `yaml` does that best, and continues after an error. */
import { parseDocument, type Range, visit } from "yaml";
import { shortened } from "../model/difference.ts";
import { quote, type Sentence, say } from "../model/message.ts";
import { MERGE_CONFLICT, mergeConflicts, type Place, placeOf, type SourceFile } from "../model/place.ts";
import { MAX_LISTED, notReadFurther, type Problem, ProblemList, problem } from "../model/problem.ts";
import { MAX_DEPTH, type NotYaml, SEVERAL_DOCUMENTS } from "./events.ts";

/** Characters in which errors are looked for: with many, `yaml` needs many times their memory. */
const MOST = 2 ** 17;

/** The part that `js-yaml` refuses is read again. One mistake can cause errors on neighbouring lines, so they are one problem. */
export function syntaxProblems(error: NotYaml, file: SourceFile, text: string): Problem[] {
  const { at, piece: start } = error;
  if (start === undefined) return [problem("yaml", error.message, { place: placeOf(file, at, at + 1) })];
  const isCut = text.length > start + MOST;
  const end = isCut ? Math.max(start, text.lastIndexOf("\n", start + MOST) + 1) : text.length;
  const source = text.slice(start, end);
  const document = parseDocument(source, { prettyErrors: false, stringKeys: false, uniqueKeys: false });
  const problems = new ProblemList();
  let last = Number.NEGATIVE_INFINITY;
  for (const { code, message, pos } of document.errors.sort((a, b) => a.pos[0] - b.pos[0])) {
    const [from, to] = pos.map((offset) => offset + start) as [number, number];
    // What is cut off is missing there.
    if (isCut && to >= end - 1) continue;
    const place = placeOf(file, from, Math.max(from + 1, to));
    const isNew = place.line > last + 1;
    last = Math.max(last, place.endLine);
    if (!isNew || problems.countMore(file.path)) continue;
    const opened = NOT_CLOSED.test(message) ? start + openedBefore(document, pos[0]) : undefined;
    const advice = message.includes("quote") ? undefined : quoteAdvice(text, opened ?? from);
    const placeOfMistake = opened === undefined ? place : placeOf(file, opened, opened + 1);
    problems.add(cannotBeRead(advice ?? explain(`${code}: ${message}`), placeOfMistake));
  }
  // `yaml` does not find all mistakes of `js-yaml`.
  if (problems.count === 0)
    problems.add(cannotBeRead(quoteAdvice(text, at) ?? explain(error.message), placeOf(file, at, at + 1)));
  const further = notReadFurther(file.path, placeOf(file, end - 1, end).line);
  return isCut && document.errors.length > MAX_LISTED ? [further, ...problems.problems] : problems.problems;
}

/** `advice`: what to do. */
function cannotBeRead(advice: Sentence, place: Place): Problem {
  return problem("yaml", say`The YAML cannot be read here. ${advice}`, { place });
}

const NOT_CLOSED = /^Missing closing|^Flow .* end with a /;

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

/** By the code and the words of an error of `yaml`, or the words of `js-yaml`. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /Missing closing/,
    'The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\".',
  ],
  [/Flow .* end with a /, "The brackets that start here are not closed. Add the closing one."],
  [
    /Maximum call stack|exceeded maxDepth/,
    `Values are nested more than ${MAX_DEPTH} levels deep. Use fewer levels.`,
  ],
  [/Implicit map keys need/, "This line has no colon with a blank after it. Write it as NAME: VALUE."],
  [
    /^BAD_INDENT|eficient indentation/,
    "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.",
  ],
  [
    /^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY/,
    'Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with ": " in it needs quotes.',
  ],
  [/^TAB_AS_INDENT/, "Indent with spaces, not with tabs."],
  [/^MULTIPLE_DOCS/, SEVERAL_DOCUMENTS],
];

/** A message of a library can quote anything. */
function explain(error: string): Sentence {
  const [, explanation] = REASONS.find(([pattern]) => pattern.test(error)) ?? [];
  return explanation ?? say`The parser says: ${quote(error.replace(/^[A-Z_]+: /, ""))}.`;
}

/** Characters with a special meaning in YAML at the start of a text: "{{name}}", "%d items", "@user", "*bold*". */
const NEEDS_QUOTES =
  /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/;

/** Characters of a line in which a text is looked for: the start of the line decides. */
const MAX_LINE = 1_000;

export function quoteAdvice(text: string, at: number): Sentence | undefined {
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const line = text.slice(lineStart, end === -1 ? undefined : end).slice(0, MAX_LINE);
  if (/^={7}\r?$/.test(line)) return MERGE_CONFLICT;
  const [, value = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(line) ?? [];
  if (/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s,}\]:#]/.test(value))
    return 'The text ends at its second quote. In "…", write quotes as \\", and in \'…\', write them twice.';
  if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(value))
    return say`A text with ": " in it needs quotes: "${quote(shortened(value, 60))}".`;
  const [sign] = NEEDS_QUOTES.exec(value) ?? [];
  if (sign === undefined) return undefined;
  const start = sign.length > 2 ? quote(sign) : sign;
  return say`A text that starts with ${start} means something else in YAML. Put the text in quotes: "${start}…".`;
}

/** If there are any, nothing else is reported. */
export function conflictProblems(text: string, file: SourceFile): Problem[] {
  const problems = new ProblemList();
  for (const { start, end } of mergeConflicts(text))
    if (!problems.countMore(file.path))
      problems.add(problem("yaml", MERGE_CONFLICT, { place: placeOf(file, start, end) }));
  return problems.problems;
}
