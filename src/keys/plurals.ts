/** Checks of plural forms that need no project. The forms of each language are known only by the project. */

import { entryProblem } from "../kinds/read.ts";
import { didYouMean } from "../model/nearest.ts";
import { PLURAL_FORMS as FORMS } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import { type DeclaredKey, keyTraits } from "./traits.ts";

/** Texts that no project can store. */
export function pluralProblems(key: DeclaredKey): Problem[] {
  const { is_plural: plural, translations = {} } = key.values;
  return Object.entries(translations).flatMap(([language, text]): Problem[] => {
    const path = ["translations", language];
    const wrong = (message: string) =>
      entryProblem(keyTraits, key, "plural-mismatch", message, { path, reach: "run" });
    if (typeof text === "string") {
      if (plural !== true || text === "") return [];
      return [
        wrong(
          `The field is_plural is true, so the ${language} text needs plural forms, such as { one: …, other: … }.`,
        ),
      ];
    }
    const mismatch =
      plural === false
        ? [wrong(`The field is_plural is false, so the ${language} text must not have plural forms.`)]
        : [];
    const unknown = Object.keys(text).filter((form) => !FORMS.includes(form));
    return [...mismatch, ...unknown.map((form) => unknownForm(key, [...path, form], form))];
  });
}

function unknownForm(key: DeclaredKey, path: readonly string[], form: string): Problem {
  const message = `"${form}" is not a plural form. Forms are ${FORMS.join(", ")}.${didYouMean(form, FORMS)}`;
  return entryProblem(keyTraits, key, "plural-form", message, { path, ofName: true, reach: "run" });
}
