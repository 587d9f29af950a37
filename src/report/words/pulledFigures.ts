/** What a pull wrote, in figures. They contain no names and no texts. */
import type { PulledTexts } from "../pulledTexts.ts";
import { counted } from "./figures.ts";
import { comparedFigures } from "./manifestLines.ts";

/** "3 changed, 1 new, 2 texts kept", or "no differences". Conflicts are counted elsewhere. */
export function pulledFigures(pulled: readonly PulledTexts[]): string {
  const kept = pulled.flatMap((one) => one.kept.filter(({ conflict }) => !conflict)).length;
  const words = kept > 0 ? [`${counted(kept, "text")} kept`] : [];
  const isPulled = pulled.some(({ files }) => files.length > 0);
  const figures = comparedFigures(pulled.map(({ comparison }) => ({ ...comparison, settings: [] })));
  return [...(isPulled || kept === 0 ? [figures] : []), ...words].join(", ");
}

/** The title of the pull request: "Translations from Lokalise: 3 changed; 1 conflict". */
export function pullTitle(pulled: readonly PulledTexts[]): string {
  const conflicts = pulled.flatMap(({ kept }) => kept.filter(({ conflict }) => conflict)).length;
  const more = conflicts > 0 ? `; ${counted(conflicts, "conflict")}` : "";
  return `Translations from Lokalise: ${pulledFigures(pulled)}${more}`;
}
