/** The words of a removal: what happens to the object, and the texts that are lost. */
import type { Destroy } from "../../model/plan.ts";
import { MAX_SHOWN, memberWord, shown, valueWords, writerWords } from "./values.ts";
import { type Line, line, type Row, type ViewOptions } from "./view.ts";
import { counted } from "./words.ts";

export const ARCHIVED = "will be archived";

export function removalWords(
  change: Destroy,
  options: ViewOptions,
): Pick<Row, "words" | "lines" | "languages"> {
  const { how, texts = [] } = change;
  const planned = how === "archive" ? ARCHIVED : "will be destroyed";
  return {
    words: options.command === "drift" ? `apply would ${how} it` : planned,
    lines: lostLines(change, options),
    languages: texts.map(({ part }) => part),
  };
}

/** Texts of a removed object that are lines. The others are counted. */
const MAX_LOST = 5;

/** The texts that are removed with an object, and who wrote them last. */
function lostLines({ kind, texts: lost = [] }: Destroy, { texts, full }: ViewOptions): Line[] {
  const some = full === true ? lost : lost.slice(0, MAX_LOST);
  const more = lost.length - some.length;
  return [
    ...some.map(({ part, field, before, edited }) => {
      const value = texts ? valueWords(shown(kind, field, before), MAX_SHOWN) : "";
      const writer = edited ? `   (last edited${writerWords(edited)})` : "";
      return { ...line("-", `${memberWord(part)} `, value), end: writer, language: part };
    }),
    ...(more > 0 ? [line("-", `and ${counted(more, "more text")}`)] : []),
  ];
}
