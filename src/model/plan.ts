/** The plan: all that apply sees. Plain data, without secrets, in manifest order. */
import type { Json } from "./json.ts";
import type { Place } from "./place.ts";
import type { ProjectDetails } from "./project.ts";
import type { Removal } from "./rules.ts";

export const FORMAT_VERSION = 1;

export interface Plan {
  format_version: typeof FORMAT_VERSION;
  project: ProjectDetails;
  changes: readonly Change[];
  /** What differs and is kept by a rule. It is not a change and not a failure. */
  kept: readonly KeptItem[];
  /** What is declared and cannot be planned for; a problem says why. */
  skipped: readonly Skipped[];
  counts: Counts;
  /** Where it would send variables for the first time; absent where it sends none. */
  sends?: readonly Send[];
}

export interface Counts {
  /** Declared and live, without a difference: what is kept differs, and is not counted here. */
  unchanged: number;
  /** Live and not declared, of the kinds that are ours, and not to be removed. */
  unmanaged: number;
  /** Both figures by the plural of the kind. */
  by_kind: Readonly<Record<string, { unchanged: number; unmanaged: number }>>;
  /** Declared keys that get our owner tag by one of the updates. */
  adopted: number;
}

export type Change = Create | Update | Destroy;

interface Changing {
  /** Names the change within its plan. */
  ref: string;
  kind: string;
  /** What the object is called where it is shown. */
  label: string;
}

/** A change that an entry of a manifest asks for. */
interface Declared extends Changing {
  place: Place;
  /** What it is declared as, whole: the name of a key, the URL of a webhook. */
  identity: Json;
  fields: readonly PlannedField[];
}

export interface Create extends Declared {
  action: "create";
}

export interface Update extends Declared {
  action: "update";
  id: number | string;
  /** The name under which it lives, when this takes it to a new one. Its id and all that hangs on it stay. */
  renamed_from?: string;
  /** Digest of the live values that the fields show: says whether they moved since. */
  seen: string;
  /** When the object was last changed in any way, where the service tells. */
  edited?: Edited;
}

/** Removes what is live and not declared. It has no place in a manifest. */
export interface Destroy extends Changing {
  action: "destroy";
  id: number | string;
  /** An archived key can be unarchived. A destroyed one can only be restored from the backup, with a new id. */
  how: Removal;
  seen: string;
}

export interface PlannedField extends FieldChange {
  place: Place;
  /** Digest of the live value's edit marks: shows whether somebody worked on it since. Absent if it has no marks. */
  seen?: string;
}

/** What lives and is not declared, and is left there. */
export interface Unmanaged {
  kind: string;
  label: string;
  id: number | string;
}

/** What differs and is kept, with the rule. */
export type KeptItem = KeptValueItem | KeptObject;

interface KeptBase {
  kind: string;
  label: string;
  id: number | string;
}

/** A declared text. The live text is by somebody else. */
export interface KeptValueItem extends KeptBase, KeptValue {
  place: Place;
}

export interface KeptObject extends KeptBase {
  reason: /** Carries another team's owner tag. */
    | "foreign-owner"
    /** It would be removed, but has a protected tag. */
    | "protected"
    /** It would be removed, but something prevents that: see the problems. */
    | "held-back"
    /** Is declared, and lives in the archive. */
    | "archived";
  /** The tag that decided it. */
  tag?: string;
  /** Absent for what is not declared. */
  place?: Place;
}

export interface Skipped {
  kind: string;
  label: string;
  place: Place;
}

/** One field of a change. */
export interface FieldChange {
  field: string;
  /** The part of the field that changes, where it has parts: the language of a text. */
  part?: string;
  /** The live value; absent when the object is created. */
  before?: Json;
  after: Json;
  /** Who wrote the live value and when, where the service says so. */
  edited?: Edited;
}

export interface Edited {
  /** Shortened, because an address is private. Absent if the service does not say it. */
  by?: string;
  /** Unix seconds. */
  at: number;
}

/** A declared value that differs from the live one, which a rule keeps. */
export interface KeptValue {
  field: string;
  part?: string;
  reason: /** The rule for its language keeps the live text. */
    | "seeded"
    /** In a restore: the live value is not the one that the run of the backup wrote. */
    | "changed-since";
  live: Json;
  declared: Json;
}

/** A variable whose value would be sent to a host for the first time. */
export interface Send {
  variable: string;
  host: string;
  place: Place;
}
