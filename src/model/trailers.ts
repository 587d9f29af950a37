import { greatest } from "./json.ts";

export interface ListedCommit {
  id: string;
  parents: readonly string[];
  /** Unix seconds of its date; `Infinity` if only a pull request has it. */
  time: number;
  date: number;
  trailers: Trailers;
  /** Its message can be the description of a pull request: it is a merge, or a server made it, and no person. */
  isMade: boolean;
}

export interface Trailers {
  /** Unix seconds at which a pull read the project. */
  pulled?: number;
  /** Names of texts as KEY:LANG, and what else the trailer may have. */
  overwrites: readonly string[];
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
  const trailers = gitTrailers(message).filter(({ value }) => value !== "");
  const valuesOf = (name: string) =>
    trailers.flatMap(({ token, value }) => (token.toLowerCase() === name.toLowerCase() ? value : []));
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

const TRAILER = /^([A-Za-z0-9-]+)[ \t]*:(.*)$/s;
const trimmed = (text: string) => text.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");

/** As `git log` shows them, for a last paragraph of only such lines. By hand, because GitHub gives messages without git. */
export function gitTrailers(message: string): { token: string; value: string }[] {
  const [_title, ...paragraphs] = trimmed(message).split(/\n(?:[ \t\r]*\n)+/);
  const uncommented = paragraphs.map((text) => text.split("\n").filter((line) => !line.startsWith("#")));
  const block = uncommented.findLast((lines) => lines.length > 0) ?? [];
  const trailers = block.filter((line) => !line.startsWith("(cherry picked from commit "));
  if (!trailers.every((line) => TRAILER.test(line))) return [];
  return trailers.flatMap((line) => {
    const [, token = "", value = ""] = TRAILER.exec(line) ?? [];
    return { token, value: trimmed(value) };
  });
}
