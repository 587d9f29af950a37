import type { Unusable } from "../../kinds/kind.ts";
import { type Problem, problem } from "../../model/problem.ts";

/** At most this many are named. The others are counted. */
const MAX_NAMED = 100;

/** What a key lacks if its id is too long for a number. */
export const LONG_ID = "key_id as a number";

/** A warning for each object of which the answers lack something, and one that counts the rest. */
export function unreadObjects(kind: string, objects: readonly Unusable[], what: string): Problem[] {
  const named = objects.slice(0, MAX_NAMED).map(({ id, names, lacks }) => {
    const why = lacks.includes(LONG_ID)
      ? "its id is longer than the sandbox can store"
      : `the service's answer has no usable value for ${lacks.join(", ")}`;
    const name = [...(names.length > 0 ? [names.map((one) => `"${one}"`).join(" / ")] : [])];
    const which = [...name, ...(id === undefined ? [] : [`(id ${id})`])].join(" ") || "without name and id";
    return `The ${kind} ${which} ${what}: ${why}.`;
  });
  const more = objects.length - named.length;
  const rest = more > 0 ? [`The same is true for ${more} more.`] : [];
  return [...named, ...rest].map((message) =>
    problem("unusable-answer", message, { severity: "warning", reach: "change" }),
  );
}
