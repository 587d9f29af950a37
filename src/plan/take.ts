/** Texts that are named to be written, also if another person wrote the live text: `take`. */
import type { Declaration } from "../kinds/declaration.ts";
import { didYouMean } from "../model/nearest.ts";
import { type Problem, problem } from "../model/problem.ts";
import { textsIn } from "./declaredContents.ts";

/** A problem for each name that no manifest declares: a mistake in it would keep the text that it means. */
export function unknownTakes(take: readonly string[], declarations: readonly Declaration[]): Problem[] {
  if (take.length === 0) return [];
  const known = new Set(declarations.flatMap(takeable));
  return take
    .filter((name) => !known.has(name))
    .map((name) => {
      const message = `No manifest declares the text "${name}" that take names. Give the name of a declared key, or KEY:LANGUAGE for one of its texts.${didYouMean(name, [...known])}`;
      return problem("unknown-take", message);
    });
}

/** Each key by its names, alone and with each language of its texts. */
function takeable({ kinds, entries }: Declaration): string[] {
  return kinds.flatMap((kind) => {
    const texts = kind.fields.filter(({ role }) => role === "text");
    if (texts.length === 0) return [];
    return (entries[kind.plural] ?? []).flatMap(({ values }) => {
      const languages = texts.flatMap((field) => field.declared(values).map(({ part }) => part ?? ""));
      return textsIn(kind.identity(values)).flatMap((name) => [
        name,
        ...languages.map((language) => `${name}:${language}`),
      ]);
    });
  });
}
