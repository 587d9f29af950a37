import { parseJson } from "../../wire/json.ts";
import type { PlatformSlots } from "../../wire/key.ts";
import { slots } from "./names.ts";

/** Attributes of a key in the form in which the service stores them. */

/** Tags are sorted without regard to case [service.md §2.7]. */
export function sortedTags(tags: readonly string[]): string[] {
  const lower = (tag: string) => tag.toLowerCase();
  return [...new Set(tags)].sort((a, b) => (lower(a) < lower(b) ? -1 : lower(a) > lower(b) ? 1 : 0));
}

/** A filename for each platform, `""` where none is set [service.md §2.7]. */
export function allFilenames(sent: Partial<PlatformSlots> | undefined, live?: PlatformSlots): PlatformSlots {
  return slots((platform) => sent?.[platform] ?? live?.[platform] ?? "");
}

/** `""`, or JSON with a space after each comma and colon [service.md §2.7]. A text that is not JSON does not change. */
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
