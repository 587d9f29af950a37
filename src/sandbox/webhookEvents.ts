import { MAPPABLE_EVENTS, type WireEventLanguages } from "../wire/key.ts";
import type { SandboxProject } from "./project.ts";

/** Events are not in the order of the request [service.md §3]. Here they are sorted by name. */
export function orderedEvents(events: readonly string[]): string[] {
  return [...new Set(events)].sort();
}

/**
 * The languages of each event that can be limited to languages: all languages of the project if the request names none
 * [service.md §3]. They are in the order of the project, not of the request.
 */
export function mappedLanguages(
  events: readonly string[],
  sent: readonly WireEventLanguages[],
  project: SandboxProject,
): WireEventLanguages[] {
  const all = project.languages.map((language) => language.lang_iso);
  return orderedEvents(events)
    .filter((event) => MAPPABLE_EVENTS.includes(event))
    .map((event) => {
      const codes = sent.find((entry) => entry.event === event)?.lang_iso_codes ?? all;
      return { event, lang_iso_codes: all.filter((code) => codes.includes(code)) };
    });
}
