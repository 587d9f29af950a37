/**
 * Parses YAML into values and their offsets, by the rules of YAML 1.2 (core schema): `no` is a text, `404` a number. Most
 * manifests use little of YAML and have no mistakes: the fast reader reads them. It leaves all others to the full reader,
 * which also finds the problems. Both give the same values and offsets.
 */
import { lineStartsOf, type Place, type SourceFile, type Spot } from "../model/place.ts";
import { type Problem, ProblemList } from "../model/problem.ts";
import { type FastRead, readFast } from "./read/fastReader.ts";
import { readFully } from "./read/fullReader.ts";
import { addDuplicate, type Lines } from "./syntaxProblems.ts";

export interface ParsedYaml {
  file: SourceFile;
  value: unknown;
  spot: Spot;
  problems: Problem[];
  /** The source text at a place. */
  textAt(place: Place): string;
  /** Lines that could not be read. No other problem is reported about them. */
  broken: readonly Lines[];
}

/** `anyText`: texts may have characters that the service does not store, because a backup has what the project held. */
export function parseYaml(path: string, text: string, { anyText = false } = {}): ParsedYaml {
  const fast = readFast(text);
  const read = fast ? withProblems(fast, path, text) : readFully(path, text, anyText);
  const { lineStarts } = read.file;
  const offset = (line: number, col: number) => (lineStarts[line - 1] ?? 0) + col - 1;
  const textAt = ({ line, col, endLine, endCol }: Place) =>
    text.slice(offset(line, col), offset(endLine, endCol)).trim();
  return { ...read, textAt };
}

function withProblems({ duplicates, ...located }: FastRead, path: string, text: string) {
  const file = { path, lineStarts: lineStartsOf(text) };
  const list = new ProblemList();
  for (const at of duplicates) addDuplicate(file, at, list);
  return { ...located, file, problems: list.problems, broken: [] };
}
