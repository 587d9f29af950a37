/** What the messages of commits say about texts. */
import type { Trailers } from "../model/earlierManifest.ts";
import { greatest } from "../model/json.ts";

const PULLED_TRAILER = "Lokaform-Pulled";
const OVERWRITE_TRAILER = "Lokaform-Overwrite";

/**
 * A squash keeps the messages of its commits: indented (git), or as list items (GitHub). If a pull is not all of it, the
 * other texts may be newer, so the pull does not count.
 */
export function trailersOf(message: string): Trailers {
  const valuesOf = (name: string) =>
    [...message.matchAll(new RegExp(`^[ \\t]*${name}:[ \\t]*(\\S.*)$`, "gim"))].map(([, value = ""]) =>
      value.trim(),
    );
  const squashed = message.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1;
  const pulls = valuesOf(PULLED_TRAILER).map(timeIn);
  const isPull = pulls.length >= squashed && pulls.every((time) => !Number.isNaN(time));
  const overwrites = valuesOf(OVERWRITE_TRAILER);
  return { ...(isPull && pulls.length > 0 && { pulled: greatest(pulls) }), overwrites };
}

/** The trailer of a commit of texts that were pulled. `at`: milliseconds of the service's clock. */
export function pulledTrailer(at: number): string {
  return `${PULLED_TRAILER}: ${new Date(at).toISOString().replace(/\.\d+/, "")}`;
}

/** Unix seconds of a time as ISO 8601, or of a number of seconds. */
function timeIn(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Math.floor(Date.parse(text) / 1000);
}
