/** What the plan of a filtered run is about. */
import { KINDS } from "../../kinds/kinds.ts";
import type { PlanFilter } from "../../model/plan.ts";
import { figure } from "./figures.ts";
import { countedKind } from "./kindWords.ts";
import { shortLine } from "./safeText.ts";
import { listed } from "./sentences.ts";

/** A sentence around the filters, which may be any text. */
export interface FilterSentence {
  start: string;
  filters: string;
  end: string;
}

/** "Only what matches --filter cart.* --filter tag:x: 3 of 240 keys." */
export function filterSentence({ filters, by_kind }: PlanFilter): FilterSentence {
  const figures = KINDS.flatMap(({ name, plural }) => {
    const { chosen, declared } = by_kind[plural] ?? { chosen: 0, declared: 0 };
    return declared > 0 ? [`${figure(chosen)} of ${countedKind(declared, name)}`] : [];
  });
  return {
    start: "Only what matches",
    filters: filters.map((filter) => `--filter ${shortLine(filter, 200)}`).join(" "),
    end: `${listed(figures)}.`,
  };
}
