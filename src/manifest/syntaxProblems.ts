/** Errors of the YAML parser, in words for the user. */
import type { Document, YAMLError } from "yaml";
import { placeOf, type SourceFile } from "../model/place.ts";
import { type Problem, ProblemList, problem } from "../model/problem.ts";

/** A range of lines, both included. */
export interface Lines {
  from: number;
  to: number;
}

/** One mistake can cause errors on several lines, so errors on neighbouring lines become one problem. */
export function syntaxProblems(
  document: Document,
  file: SourceFile,
  text: string,
): { problems: ProblemList; broken: Lines[] } {
  const problems = new ProblemList();
  const broken: Lines[] = [];
  const inOrder = [...document.errors].sort((a, b) => a.pos[0] - b.pos[0]);
  for (const error of inOrder) {
    const place = placeOf(file, error.pos[0], Math.max(error.pos[0] + 1, error.pos[1]));
    const last = broken.at(-1);
    if (last && place.line <= last.to + 1) {
      last.to = Math.max(last.to, place.endLine);
      continue;
    }
    broken.push({ from: place.line, to: place.endLine });
    if (problems.countMore(file.path)) continue;
    problems.add(
      problem("yaml", `The YAML cannot be read here. ${quoteAdvice(text, error.pos[0]) || explain(error)}`, {
        place,
      }),
    );
  }
  for (const warning of document.warnings) {
    if (problems.countMore(file.path, 1, { severity: "warning" })) continue;
    const place = placeOf(file, warning.pos[0], warning.pos[1]);
    problems.add(problem("yaml", explain(warning), { place, severity: "warning" }));
  }
  return { problems, broken };
}

function explain(error: YAMLError): string {
  const [, tag] = /^Unresolved tag: (.*)$/.exec(error.message) ?? [];
  if (tag !== undefined)
    return `The tag ${tag} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
  // The parser reports that the stack is full.
  if (error.message.startsWith("Maximum call stack"))
    return "Values are nested too deeply. Use fewer levels.";
  if (error.message.startsWith("Missing closing")) return "A text has no closing quote.";
  switch (error.code) {
    case "BAD_INDENT":
      return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
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

/** `at`: the offset of a name that its mapping already has. */
export function addDuplicate(file: SourceFile, at: number, list: ProblemList): void {
  if (list.countMore(file.path)) return;
  const message = "This field is declared twice in the same entry. Keep one of them.";
  list.add(problem("duplicate-member", message, { place: placeOf(file, at, at + 1) }));
}

/** Characters with a special meaning in YAML at the start of a text: "{{name}}", "%d items", "@user", "*bold*". */
const NEEDS_QUOTES = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;

/** Characters of a line in which a text is looked for: the start of the line decides. */
const MAX_LINE = 1_000;

/** Advice to quote a text that YAML reads as something else; empty if the line has no such text. */
export function quoteAdvice(text: string, at: number): string {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const line = text.slice(start, end === -1 ? undefined : end).slice(0, MAX_LINE);
  const [, value = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(line) ?? [];
  if (!NEEDS_QUOTES.test(value)) return "";
  const [sign] = /^(?:\{\{|\[\[|\{%|.)/.exec(value) ?? [""];
  return `A text that starts with ${sign} means something else in YAML. Put the text in quotes: "${sign}…".`;
}

/** The conflict markers of git. If there are any, nothing else is reported. */
export function mergeConflicts(text: string, file: SourceFile): Problem[] {
  const problems = new ProblemList();
  for (const { index, 0: line } of text.matchAll(/^<{7} .*$/gm))
    if (!problems.countMore(file.path))
      problems.add(
        problem(
          "yaml",
          "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.",
          { place: placeOf(file, index, index + line.length) },
        ),
      );
  return problems.problems;
}
