import { parseJson } from "../../wire/json.ts";
import type { PlatformSlots } from "../../wire/key.ts";
import { slots } from "./names.ts";

/** Attributes of a key, as the service writes them anew. */

/** Returned tags are sorted without regard to case, [rec]. */
export function sortedTags(tags: readonly string[]): string[] {
  const lower = (tag: string) => tag.toLowerCase();
  return [...new Set(tags)].sort((a, b) => (lower(a) < lower(b) ? -1 : lower(a) > lower(b) ? 1 : 0));
}

/** Four members, `""` where none is set, [rec]. */
export function wholeFilenames(
  sent: Partial<PlatformSlots> | undefined,
  live?: PlatformSlots,
): PlatformSlots {
  return slots((platform) => sent?.[platform] ?? live?.[platform] ?? "");
}

/** `""`, or JSON with `", "` and `": "`, [rec]. A text that is not JSON stays as it is. */
export function rewrittenJson(text: string): string {
  try {
    return text === "" ? "" : spaced(parseJson(text));
  } catch {
    return text;
  }
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${spaced(member)}`);
  return `{${members.join(", ")}}`;
}
