/** The plan: everything that apply needs, as plain data without secrets, in manifest order. */
import type { Json } from "./json.ts";
import type { Place } from "./place.ts";
import type { ProjectDetails } from "./project.ts";
import type { Removal } from "./rules.ts";

export const FORMAT_VERSION = 1;

export interface Plan {
  format_version: typeof FORMAT_VERSION;
  project: ProjectDetails;
  changes: readonly Change[];
  /** Live values and objects that differ, and that a rule keeps: neither a change nor a failure. */
  kept: readonly KeptItem[];
  /** Entries that cannot be planned. A problem says why. */
  skipped: readonly Skipped[];
  counts: Counts;
  /** Hosts to which the plan would send variables for the first time; absent if there are none. */
  sends?: readonly Send[];
  /** Present if the plan is only about some entries. `counts` are those of these entries then. */
  filter?: PlanFilter;
}

/** What `--filter` chooses. */
export interface PlanFilter {
  /** As they were given. */
  filters: readonly string[];
  /** How many of the declared objects are chosen, by the plural of the kind. */
  by_kind: Readonly<Record<string, { chosen: number; declared: number }>>;
  /** The filters that match no declared object of this project. */
  unmatched: readonly string[];
}

export interface Counts {
  /** Declared and live, without a difference. Kept values differ, so they are not counted here. */
  unchanged: number;
  /** Live objects of managed kinds that are not declared and not removed. */
  unmanaged: number;
  /** Both figures by the plural of the kind. */
  by_kind: Readonly<Record<string, { unchanged: number; unmanaged: number }>>;
  /** Declared keys that get our owner tag in this plan. */
  adopted: number;
}

export type Change = Create | Update | Destroy;

/** A change between two declarations, without a live project. */
export type DeclaredChange = Create | DeclaredUpdate;

interface Changing {
  /** Identifies the change within its plan. */
  ref: string;
  kind: string;
  /** The name of the object in messages and reports. */
  label: string;
}

/** A change that an entry of a manifest causes. */
interface Declared extends Changing {
  place: Place;
  /** The whole declared name of a key, or URL of a webhook. */
  identity: Json;
  fields: readonly PlannedField[];
}

export interface Create extends Declared {
  action: "create";
}

export interface Update extends Declared {
  action: "update";
  id: number | string;
  /** The live name, if the update renames the object. Its id, and everything that belongs to it, stays. */
  renamed_from?: string;
  /** Digest of the live values of the fields. It shows whether they changed after the plan was made. */
  seen: string;
  /** The last change of the object, if the service reports it. */
  edited?: Edited;
  /** The tags of the live object; absent if it has none. */
  tags?: readonly string[];
}

/** An update of an entry, compared with another declaration and not with a live object. `before` is what that one declares. */
export type DeclaredUpdate = Omit<Update, "id" | "seen" | "edited" | "tags">;

/** Removes a live object that is not declared, so it has no place in a manifest. */
export interface Destroy extends Changing {
  action: "destroy";
  id: number | string;
  /** An archived key can be unarchived. A destroyed one can only be created again from the backup, with a new id. */
  how: Removal;
  seen: string;
  /** The tags of the live object; absent if it has none. */
  tags?: readonly string[];
}

export interface PlannedField extends FieldChange {
  place: Place;
  /** Digest of the edit state of the live value. It shows whether a person edited it after the plan was made. Absent if there is none. */
  seen?: string;
  /** Languages in which the change of this base text may mark the key's text unverified. Absent if there are none, or if that is not known. */
  unverifies?: readonly string[];
}

/** A live object that is not declared and not removed. */
export interface Unmanaged {
  kind: string;
  label: string;
  id: number | string;
}

/** A live value or object that differs, and the rule that keeps it. */
export type KeptItem = KeptValueItem | KeptObject;

interface KeptBase {
  kind: string;
  label: string;
  id: number | string;
}

/** A declared value whose live value is kept. */
export interface KeptValueItem extends KeptBase, KeptValue {
  place: Place;
}

export interface KeptObject extends KeptBase {
  reason: /** It has the owner tag of another team. */
    | "foreign-owner"
    /** It would be removed, but has a protected tag. */
    | "protected"
    /** It would be removed, but a problem prevents all removals of the plan. */
    | "held-back"
    /** It is declared, and archived. */
    | "archived";
  /** The tag that is the reason. */
  tag?: string;
  /** Absent if it is not declared. */
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
  /** The part of the field that changes, if the field has parts: the language of a text. */
  part?: string;
  /** The live value; absent when the object is created. */
  before?: Json;
  after: Json;
  /** Who wrote the live value and when, if the service reports it. */
  edited?: Edited;
}

export interface Edited {
  /** Shortened, because an address is private. Absent if the service does not report it. */
  by?: string;
  /** Unix seconds. */
  at: number;
  /** Present if a person marked the live text as reviewed. */
  reviewed?: true;
}

/** A declared value that differs from the live one, and the rule that keeps the live one. */
export interface KeptValue {
  field: string;
  part?: string;
  reason: /** The rule for its language keeps the live text. */
    | "seeded"
    /** Another person wrote the live text, and no manifest has it yet: it can be pulled. */
    | "edited"
    /** In a restore: the live value changed after the run of the backup wrote it. */
    | "changed-since"
    /** In a restore: a text of the object changed after the run, and the restored value would convert it. */
    | "converts";
  live: Json;
  declared: Json;
  /** Who wrote the live text and when, if the service reports it and the reason is `edited`. */
  edited?: Edited;
  /** Present if the declared text is new: it changed in the pull request, or since the last successful apply. */
  conflict?: true;
}

/** A variable whose value would be sent to a host for the first time. */
export interface Send {
  variable: string;
  host: string;
  place: Place;
}

/** A new declared text that a rule does not write: the person who changed the manifest must know. */
export function isConflict(kept: KeptItem): boolean {
  return "conflict" in kept && kept.conflict === true;
}

/** A text that another person wrote in the project, and that no manifest has. */
export function isToPull(kept: KeptItem): boolean {
  return kept.reason === "edited" && !isConflict(kept);
}
