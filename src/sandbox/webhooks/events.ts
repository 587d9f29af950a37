import { MAPPABLE_EVENTS, type WireEventLanguages } from "../../wire/webhook.ts";
import type { SandboxProject } from "../projects/project.ts";

/** The order of events in answers is not that of the request, [rec]: here it is the alphabet's. */
export function orderedEvents(events: readonly string[]): string[] {
  return [...new Set(events)].sort();
}

/**
 * The map as it is stored: one entry for each mappable event, with all languages of the project where none were said,
 * [rec]. Languages come in the project's order, not in that of the request.
 */
export function mappedLanguages(
  events: readonly string[],
  said: readonly WireEventLanguages[],
  project: SandboxProject,
): WireEventLanguages[] {
  const all = project.languages.map((language) => language.lang_iso);
  return orderedEvents(events)
    .filter((event) => MAPPABLE_EVENTS.includes(event))
    .map((event) => {
      const codes = said.find((entry) => entry.event === event)?.lang_iso_codes ?? all;
      return { event, lang_iso_codes: all.filter((code) => codes.includes(code)) };
    });
}
