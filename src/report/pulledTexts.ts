/** What a pull wrote into the manifests of a project that has some, as plain data. */
import type { Json } from "../model/json.ts";
import type { Place } from "../model/place.ts";
import type { DeclarationComparison, Edited } from "../model/plan.ts";

export interface PulledTexts {
  /** The name of the project. */
  name: string;
  /** Paths of the manifests that were written, or would be. */
  files: readonly string[];
  /** What the manifests declare after the pull, compared with what they declared before it. */
  comparison: DeclarationComparison;
  /** Declared values that differ from the live ones, and that the manifests keep. */
  kept: readonly KeptInFile[];
  /** Present if a workflow names fields without their texts. */
  hide_texts?: true;
}

export interface KeptInFile {
  kind: string;
  label: string;
  place: Place;
  field: string;
  part?: string;
  declared: Json;
  live: Json;
  /** Who wrote the live value and when, if the service reports it. */
  edited?: Edited;
  /** A clause, without texts of strangers. */
  why: string;
  /** More about it, in a full sentence that can quote texts. */
  details?: string;
  /** Present if a person must decide: the text in the manifest is newer than the live one. */
  conflict?: true;
}
