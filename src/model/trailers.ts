/** A commit as a list of commits names it, and what its message says about texts. */
import { greatest } from "./json.ts";

/** A commit as a list of commits names it. */
export interface ListedCommit {
  id: string;
  parents: readonly string[];
  /** Unix seconds of its date; `Infinity` if only a pull request has it. */
  time: number;
  /** Unix seconds of its date. */
  date: number;
  trailers: Trailers;
  /** Its message can be the description of a pull request: it is a merge, or a server made it, and no person. */
  isMade: boolean;
}

/** What the message of a commit says about texts. */
export interface Trailers {
  /** Unix seconds at which a pull read the project. */
  pulled?: number;
  /** Names of texts as KEY:LANG, and what else the trailer may have. */
  overwrites: readonly string[];
  /** What other lines say that look like the trailer. */
  mentions: readonly string[];
}

export const PULLED_TRAILER = "Lokaform-Pulled";
export const OVERWRITE_TRAILER = "Lokaform-Overwrite";

/** A commit from what git or GitHub says about it. `committer`: an address. `isOpen`: whether only a pull request has it. */
export function listedCommit(
  commit: Pick<ListedCommit, "id" | "parents" | "date"> & { message: string; committer: string },
  isOpen = false,
): ListedCommit {
  const { id, parents, date, message, committer } = commit;
  const [title = ""] = message.split("\n", 1);
  const isMade = parents.length > 1 || /^noreply@/i.test(committer) || /\(#\d+\)\s*$/.test(title);
  return {
    id,
    parents,
    date,
    isMade,
    trailers: trailersOf(message),
    time: isOpen ? Number.POSITIVE_INFINITY : date,
  };
}

/** Only the last paragraph has trailers. Of a squash that lists several commits, other texts may be newer than the pull. */
export function trailersOf(message: string): Trailers {
  const valuesOf = (name: string) =>
    gitTrailers(message).flatMap(({ token, value }) => (sameWord(token, name) && value !== "" ? value : []));
  // Unix seconds of a time as ISO 8601, or of a number of seconds.
  const pulls = valuesOf(PULLED_TRAILER).map((text) => {
    const plain = text.replaceAll(/["']/g, "");
    return /^\d+$/.test(plain) ? Number(plain) : Math.floor(Date.parse(plain) / 1000);
  });
  const squashed = message.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1;
  const trailerCount = message.match(new RegExp(`^[ \\t]*${PULLED_TRAILER}:`, "gim"))?.length ?? 0;
  const isPull = pulls.length > 0 && trailerCount >= squashed && pulls.every((time) => !Number.isNaN(time));
  const overwrites = valuesOf(OVERWRITE_TRAILER);
  const lines = message.matchAll(new RegExp(`${OVERWRITE_TRAILER}[ \\t]*:?(.*)$`, "gim"));
  const mentions = [...lines]
    .map(([, text = ""]) => text.trim())
    .filter((text) => !overwrites.includes(text));
  return { ...(isPull && { pulled: greatest(pulls) }), overwrites, mentions };
}

const sameWord = (word: string, otherWord: string) => word.toLowerCase() === otherWord.toLowerCase();

interface Trailer {
  token: string;
  value: string;
}

/** Prefixes by which git knows a paragraph of trailers that has other lines, too. */
const GENERATED = ["Signed-off-by: ", "(cherry picked from commit "];
const SCISSORS = "# ------------------------ >8 ------------------------";
const TRAILER = /^([A-Za-z0-9-]+)[ \t]*:([\s\S]*)$/;
/** What git takes for blanks. */
const isBlank = (line: string) => /^[ \t\r]*$/.test(line);
const isComment = (line: string) => line.startsWith("#");
const trimmed = (text: string) => text.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");

/** As `git interpret-trailers --parse` reads them. By hand, because GitHub gives messages where there may be no git. */
export function gitTrailers(message: string): Trailer[] {
  const lines = message.split("\n");
  const isEnd = (line: string, index: number) =>
    /^---[ \t\r]/.test(line) || (["---", SCISSORS].includes(line) && index < lines.length - 1);
  const end = lines.findIndex(isEnd);
  const body = withoutRemarks(end === -1 ? lines : [...lines.slice(0, end), ""]);
  const folded: string[] = [];
  for (const line of body.slice(blockStart(body))) {
    const last = folded.at(-1);
    if (last !== undefined && TRAILER.test(last) && /^(?:[ \t\r]|$)/.test(line))
      folded[folded.length - 1] = `${last}\n${line}`;
    else folded.push(line);
  }
  return folded.flatMap((line): Trailer[] => {
    const [, token, value = ""] = TRAILER.exec(line) ?? [];
    return token === undefined
      ? []
      : [{ token, value: trimmed(trimmed(value).replaceAll(/\n[ \t\r\n]*/g, " ")) }];
  });
}

/** Without comments, empty lines and a list of conflicts at the end. */
function withoutRemarks(lines: readonly string[]): readonly string[] {
  let start = -1;
  let isInConflicts = false;
  for (const [index, line] of lines.entries()) {
    const startsConflicts = line === "Conflicts:" && index < lines.length - 1;
    isInConflicts ||= startsConflicts;
    if (isComment(line) || line === "" || startsConflicts) start = start === -1 ? index : start;
    else if (!isInConflicts || !line.startsWith("\t")) [start, isInConflicts] = [-1, false];
  }
  return start === -1 ? lines : lines.slice(0, start);
}

/** The line after the last blank one, if those after it are trailers; otherwise the end. The title has no trailers. */
function blockStart(lines: readonly string[]): number {
  const title = lines.findIndex((line) => !isComment(line) && isBlank(line));
  const counts = { trailers: 0, others: 0, continuations: 0 };
  let [isRecognized, onlyBlanks] = [false, true];
  for (let index = lines.length - 1; title !== -1 && index >= title; index -= 1) {
    const line = lines[index] ?? "";
    if (isBlank(line) && !isComment(line)) {
      if (onlyBlanks) continue;
      const otherLines = counts.others + counts.continuations;
      const isBlock =
        counts.trailers > 0 && (otherLines === 0 || (isRecognized && counts.trailers * 3 >= otherLines));
      return isBlock ? index + 1 : lines.length;
    }
    onlyBlanks &&= isComment(line);
    const isGenerated = GENERATED.some((prefix) => line.startsWith(prefix));
    isRecognized ||= isGenerated;
    if (isGenerated || TRAILER.test(line)) [counts.trailers, counts.continuations] = [counts.trailers + 1, 0];
    else if (/^[ \t\r]/.test(line)) counts.continuations += 1;
    else {
      counts.others += counts.continuations + (isComment(line) ? 0 : 1);
      counts.continuations = 0;
    }
  }
  return lines.length;
}
