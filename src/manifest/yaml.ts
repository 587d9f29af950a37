/**
 * Parses YAML into values and their offsets, by the rules of YAML 1.2 (core schema): `no` is a text, `404` a number. Most
 * manifests use little of YAML and have no mistakes: the fast reader reads them. It leaves all others to the full reader,
 * which also finds the problems. Both give the same values and offsets.
 */
import { lineStartsOf, type Place, placeOf, type SourceFile, type Spot } from "../model/place.ts";
import { type Problem, ProblemList, problem } from "../model/problem.ts";
import { lastList, namesIn } from "./read/events.ts";
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

/**
 * `anyText`: texts may have characters that the service does not store, because a backup has what the project held. `most`:
 * characters of the file.
 */
export function parseYaml(
  path: string,
  text: string,
  { anyText = false, most = Number.POSITIVE_INFINITY } = {},
): ParsedYaml {
  const tooLong = anyText ? undefined : findTooLong(text, most);
  const fast = tooLong ? undefined : readFast(text);
  const read = tooLong
    ? refused(path, text, tooLong)
    : fast
      ? withProblems(fast, path, text)
      : readFully(path, text, anyText);
  const { lineStarts } = read.file;
  const offset = (line: number, col: number) => (lineStarts[line - 1] ?? 0) + col - 1;
  const textAt = ({ line, col, endLine, endCol }: Place) =>
    text.slice(offset(line, col), offset(endLine, endCol)).trim();
  return { ...read, textAt };
}

/** Characters of a file that has neither keys nor texts. */
export const MAX_WITHOUT_TEXTS = 1_000_000;
/** Characters of an entry, and of a member that is not a list: with mistakes, they need many times their size in memory. */
const MAX_CHARACTERS = 4_000_000;
/** More keys than a project that docs/scale.md describes. */
const MAX_ENTRIES = 150_000;

interface TooLong {
  message: string;
  at: number;
}

/** Of the members of the text: one that is too long and not a list, or an entry that is too long or one too many. */
function findTooLong(text: string, most: number): TooLong | undefined {
  if (text.length > most)
    return { message: `This file has more than ${numbered(most)} characters. ${DIVIDE}`, at: most };
  if (text.length <= MAX_WITHOUT_TEXTS) return undefined;
  const characters = `more than ${numbered(MAX_CHARACTERS)} characters`;
  const names = namesIn(text);
  let count = 0;
  for (const [index, start] of [0, ...names].entries()) {
    const member = text.slice(start, names[index]);
    const list = lastList(member);
    if (!list && member.length > MAX_CHARACTERS) {
      const message = `This part of the file has ${characters}. Only a list can be longer, if each of its entries starts with "- " on a line of its own.`;
      return { message, at: start };
    }
    for (let at = list?.first; list && at !== undefined; ) {
      const next = member.indexOf(list.item, at);
      const found = start + at - 2;
      count += 1;
      if (count > MAX_ENTRIES)
        return { message: `This file has more than ${numbered(MAX_ENTRIES)} entries. ${DIVIDE}`, at: found };
      if ((next === -1 ? member.length : next) - at > MAX_CHARACTERS) {
        const message = `This entry has ${characters}. Divide it into several entries, or correct the indentation of its lines.`;
        return { message, at: found };
      }
      at = next === -1 ? undefined : next + list.item.length;
    }
  }
  return undefined;
}

const DIVIDE = "Divide it into several files.";

function numbered(most: number): string {
  return most.toLocaleString("en-US");
}

function refused(path: string, text: string, { message, at }: TooLong) {
  const file = { path, lineStarts: lineStartsOf(text) };
  const problems = [problem("yaml", message, { place: placeOf(file, at, at + 1) })];
  return { file, value: null, spot: { start: 0, end: 0 }, problems, broken: ALL_LINES };
}

function withProblems({ duplicates, ...located }: FastRead, path: string, text: string) {
  const file = { path, lineStarts: lineStartsOf(text) };
  const list = new ProblemList();
  for (const at of duplicates) addDuplicate(file, at, list);
  return { ...located, file, problems: list.problems, broken: [] };
}
