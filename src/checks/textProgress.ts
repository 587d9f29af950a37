/** How far texts are: which are translated, verified and reviewed. */
import { isMapping, type Json } from "../model/json.ts";
import type { ProjectDetails } from "../model/project.ts";
import { formsOfProject } from "./checkTexts.ts";

export const TEXT_STATES = ["translated", "verified", "reviewed"] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** `words`: of the base text; `isAbout`: the service does not say them. `statesIn`: none if it is not translated. */
export interface TextProgress {
  words: number;
  isAbout: boolean;
  statesIn(language: string): readonly TextState[];
}

/** Whether a text is not empty, and a plural has all forms that its language needs. */
export type IsWhole = (text: Json | undefined, language: string) => boolean;

export function wholeTexts(project: ProjectDetails): IsWhole {
  const needed = formsOfProject(project);
  return (text, language) => (isMapping(text) ? needed(language).every((form) => text[form]) : Boolean(text));
}
