/** Parses YAML into values and their offsets, by the rules of YAML 1.2 (core schema): `no` is a text, `404` a number. */
import { type Located, lineStartsOf, type Place, placeOf, type SourceFile } from "../model/place.ts";
import { type Problem, problem, problemCount } from "../model/problem.ts";
import { lastList, NotYaml, namesIn } from "./events.ts";
import { MAX_VALUES, readEvents, TOO_MANY_ENTRIES } from "./reader.ts";
import { mergeConflicts, syntaxProblems } from "./syntaxProblems.ts";

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
  const tooLong = anyText ? undefined : findTooLong(text, most);
  if (tooLong) {
    const place = placeOf(file, tooLong.at, tooLong.at + 1);
    return refused([problem("yaml", tooLong.message, { place })]);
  }
  const conflicts = mergeConflicts(text, file);
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
/** Characters of an entry, and of a member that is not a list: with mistakes, they need many times their size in memory. */
const MAX_CHARACTERS = 2_500_000;
interface TooLong {
  message: string;
  at: number;
}

/** Of the members of the text: one that is too long and not a list, or an entry that is too long or one too many. */
function findTooLong(text: string, most: number): TooLong | undefined {
  if (text.length > most)
    return {
      message: `This file has more than ${numbered(most)} characters. Divide it into several files.`,
      at: most,
    };
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
      if (count > MAX_VALUES) return { message: TOO_MANY_ENTRIES, at: found };
      if ((next === -1 ? member.length : next) - at > MAX_CHARACTERS) {
        const message = `This entry has ${characters}. Divide it into several entries, or correct the indentation of its lines.`;
        return { message, at: found };
      }
      at = next === -1 ? undefined : next + list.item.length;
    }
  }
  return undefined;
}

function numbered(most: number): string {
  return most.toLocaleString("en-US");
}
