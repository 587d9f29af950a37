/** Parses YAML into values and their offsets, by the rules of YAML 1.2 (core schema): `no` is a text, `404` a number. */
import { type Located, lineStartsOf, type Place, placeOf, type SourceFile } from "../model/place.ts";
import { type Problem, problem, problemCount } from "../model/problem.ts";
import { NotYaml } from "./events.ts";
import { readEvents } from "./reader.ts";
import { conflictProblems, syntaxProblems } from "./syntaxProblems.ts";

/** The value is undefined if the file cannot be read. */
export interface ParsedYaml extends Located {
  file: SourceFile;
  problems: Problem[];
  /** The source text at a place. */
  textAt(place: Place): string;
}

/**
 * `anyText`: texts may have characters that the service does not store, because a backup has what the project held. `most`:
 * characters of the file.
 */
export function parseYaml(
  path: string,
  text: string,
  { anyText = false, most = Number.POSITIVE_INFINITY } = {},
): ParsedYaml {
  const lineStarts = lineStartsOf(text);
  const file = { path, lineStarts };
  const offset = (line: number, col: number) => (lineStarts[line - 1] ?? 0) + col - 1;
  const textAt = ({ line, col, endLine, endCol }: Place) =>
    text.slice(offset(line, col), offset(endLine, endCol)).trim();
  const refused = (problems: Problem[]) => ({
    ...{ file, textAt, problems, value: undefined, span: { start: 0, end: 0 } },
  });
  if (text.length > most) {
    const message = `This file has more than ${most.toLocaleString("en-US")} characters. Divide it into several files.`;
    return refused([problem("yaml", message, { place: placeOf(file, most, most + 1) })]);
  }
  const conflicts = conflictProblems(text, file);
  if (conflicts.length > 0) return refused(conflicts);
  const found = read(file, text, anyText);
  if (!("value" in found)) return refused(found.problems);
  // With so many mistakes in what is read, it says nothing about the rest.
  const isRest = found.problems.some((one) => one.code === "yaml" && problemCount(one) > 1);
  return isRest ? refused(found.problems) : { ...found, file, textAt };
}

function read(file: SourceFile, text: string, anyText: boolean) {
  try {
    const { problems, ...located } = readEvents(file, text, anyText);
    return { ...located, problems: problems.problems };
  } catch (error) {
    if (!(error instanceof NotYaml)) throw error;
    return { problems: syntaxProblems(error, file, text) };
  }
}

/** Characters of a file that has neither keys nor texts. */
export const MAX_WITHOUT_TEXTS = 1_000_000;
