/** The plan: all that apply sees. Plain data, without secrets, in manifest order. */
import type { FieldChange, FieldLeft } from "../model/field.ts";
import type { KindName } from "../model/kind.ts";
import type { Place } from "../model/place.ts";

export const FORMAT_VERSION = 1;

export interface Plan {
  format_version: typeof FORMAT_VERSION;
  project: PlannedProject;
  changes: readonly Change[];
  /** What differs and is left alone by rule: neither a change nor a failure. */
  left: readonly Left[];
  /** What is declared and cannot be planned for; a problem says why. */
  skipped: readonly Skipped[];
  counts: Counts;
}

export interface PlannedProject {
  /** As it is addressed: `<id>` or `<id>:<branch>`. */
  id: string;
  name: string;
  /** All languages of the project, where they were asked for. */
  languages: readonly string[];
}

export interface Counts {
  /** Declared and live, without a difference. */
  unchanged: number;
  /** Live and not declared, of the kinds that are ours. */
  unmanaged: number;
}

export type Change = Create | Update;

interface Changing {
  /** Names the change within its plan. */
  ref: string;
  kind: KindName;
  /** What the object is called where it is shown. */
  label: string;
  place: Place;
  fields: readonly PlannedField[];
}

export interface Create extends Changing {
  action: "create";
}

export interface Update extends Changing {
  action: "update";
  id: number | string;
  /** The name under which it lives, when this takes it to a new one. Its id and all that hangs on it stay. */
  renamed_from?: string;
  /** Digest of the live values that the fields show: says whether they moved since. */
  seen: string;
}

export interface PlannedField extends FieldChange {
  place: Place;
}

export interface Left extends FieldLeft {
  kind: KindName;
  label: string;
  place: Place;
  id: number | string;
}

export interface Skipped {
  kind: KindName;
  label: string;
  place: Place;
}
