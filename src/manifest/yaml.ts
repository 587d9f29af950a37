/**
 * Parses YAML into values and their offsets, by the rules of YAML 1.2 (core schema): `no` is a text, `404` a number. Most
 * manifests use little of YAML and have no mistakes: the fast reader reads them. It leaves all others to the full reader,
 * which also finds the problems. Both give the same values and offsets.
 */
import { lineStartsOf, type Place, placeOf, type SourceFile, type Spot } from "../model/place.ts";
import { type Problem, ProblemList, problem } from "../model/problem.ts";
import { lastList } from "./read/events.ts";
import { type FastRead, readFast } from "./read/fastReader.ts";
import { ALL_LINES, readFully } from "./read/fullReader.ts";
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
  const long = anyText ? undefined : longEntry(text);
  const fast = long === undefined ? readFast(text) : undefined;
  const read =
    long !== undefined
      ? withLongEntry(path, text, long)
      : fast
        ? withProblems(fast, path, text)
        : readFully(path, text, anyText);
  const { lineStarts } = read.file;
  const offset = (line: number, col: number) => (lineStarts[line - 1] ?? 0) + col - 1;
  const textAt = ({ line, col, endLine, endCol }: Place) =>
    text.slice(offset(line, col), offset(endLine, endCol)).trim();
  return { ...read, textAt };
}

/** Characters of an entry. All texts of a key are shorter, and an entry with so many mistakes needs many times its size in memory. */
const MAX_ENTRY = 2_000_000;

/** The start of the first entry that is too long, in the list at the end of the text. */
function longEntry(text: string): number | undefined {
  if (text.length <= MAX_ENTRY) return undefined;
  const list = lastList(text);
  for (let at = list?.first; list && at !== undefined; ) {
    const next = text.indexOf(list.item, at);
    if ((next === -1 ? text.length : next) - at > MAX_ENTRY) return at - 2;
    at = next === -1 ? undefined : next + list.item.length;
  }
  return undefined;
}

function withLongEntry(path: string, text: string, at: number) {
  const file = { path, lineStarts: lineStartsOf(text) };
  const message = `This entry has more than ${MAX_ENTRY.toLocaleString("en-US")} characters. Divide it into several entries, or correct the indentation of its lines.`;
  const problems = [problem("yaml", message, { place: placeOf(file, at, at + 1) })];
  return { file, value: null, spot: { start: 0, end: 0 }, problems, broken: ALL_LINES };
}

function withProblems({ duplicates, ...located }: FastRead, path: string, text: string) {
  const file = { path, lineStarts: lineStartsOf(text) };
  const list = new ProblemList();
  for (const at of duplicates) addDuplicate(file, at, list);
  return { ...located, file, problems: list.problems, broken: [] };
}
