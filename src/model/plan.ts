/** The plan: all that apply needs, without secrets. Import only types, except to read a file: schemas take time to build. */
import * as z from "zod";
import type { Json } from "./json.ts";
import { messageShape } from "./message.ts";
import { placeSchema as place } from "./place.ts";
import { projectSchema } from "./project.ts";
import { LAST_SECOND } from "./response.ts";
import { ALL_CHECKS, REMOVALS } from "./setting.ts";

export const whole = z.int().min(0);
export const texts = z.array(z.string()).readonly();
/** A key has a number in plans of earlier versions. */
const id = z.union([z.number(), z.string()]);
const value: z.ZodType<Json> = z.json();

const edited = z.object({
  /** Shortened, because an address is private. Absent if the service does not report it. */
  by: z.string().exactOptional(),
  at: z.number().min(0).max(LAST_SECOND),
  reviewed: z.literal(true).exactOptional(),
});
export interface Edited extends z.output<typeof edited> {}

const fieldChange = z.object({
  field: z.string(),
  /** The part of the field that changes, if the field has parts: the language of a text. */
  part: z.string().exactOptional(),
  before: value.exactOptional(),
  after: value,
  /** What is sent, if the project writes the value in a form of its own: placeholders. */
  sent: value.exactOptional(),
  edited: edited.exactOptional(),
});
export interface FieldChange extends z.output<typeof fieldChange> {}

const plannedField = fieldChange.extend({
  place,
  /** Where the files of other apps have a text for the same key and language. Absent if they have none. */
  also_at: z.array(place).exactOptional(),
  /** Digest of the edit state of the live value: whether a person edited it after the plan was made. Absent if there is none. */
  seen: z.string().exactOptional(),
  /** Languages in which this change of a base text may mark the text unverified. Absent if there are none, or it is not known. */
  unverifies: texts.exactOptional(),
});
export interface PlannedField extends z.output<typeof plannedField> {}

export const named = z.object({
  kind: z.string(),
  label: z.string(),
});
const changing = named.extend({
  ref: z.string(),
});
const declared = changing.extend({
  place,
  /** The whole declared name of a key, or URL of a webhook. */
  identity: value,
  fields: z.array(plannedField).readonly(),
});

/** `again`: it was declared at the last apply, so it was removed in Lokalise since then. */
const create = declared.extend({ action: z.literal("create"), again: z.literal(true).exactOptional() });
export interface Create extends z.output<typeof create> {}

const declaredUpdate = declared.extend({
  action: z.literal("update"),
  /** The live name, if the update renames the object. Its id, and everything that belongs to it, stays. */
  renamed_from: z.string().exactOptional(),
});
/** An update of an entry, compared with another declaration and not with a live object. `before` is what that one declares. */
export interface DeclaredUpdate extends z.output<typeof declaredUpdate> {}

const live = {
  id,
  /** Digest of the live values that the change is about. It shows whether they changed after the plan was made. */
  seen: z.string(),
  tags: texts.exactOptional(),
};
const update = declaredUpdate.extend({
  ...live,
  edited: edited.exactOptional(),
});
export interface Update extends z.output<typeof update> {}

const destroy = changing.extend({
  action: z.literal("destroy"),
  ...live,
  /** An archived key can be unarchived. A destroyed one can only be created again from the backup, with a new id. */
  how: z.enum(REMOVALS),
  /** The texts that are removed with it, as far as they were read. Absent if there are none. */
  texts: z
    .array(z.object({ field: z.string(), part: z.string(), before: value, edited: edited.exactOptional() }))
    .exactOptional(),
});
export interface Destroy extends z.output<typeof destroy> {}

export const changeSchema = z.discriminatedUnion("action", [create, update, destroy]);
export type Change = Create | Update | Destroy;

export type DeclaredChange = Create | DeclaredUpdate;

/** `part`: the language, if only the text in it is meant. It has the location of its entry. */
const object = named.extend({ id, part: z.string().exactOptional(), place: place.exactOptional() });
/** `created`: Unix seconds. */
const unmanaged = object.extend({ created: whole.exactOptional() });
export interface Unmanaged extends z.output<typeof unmanaged> {}

const UNWRITABLE = ["other-shape", "not-expressible", "universal-placeholders"] as const;

const keptValue = z.object({
  field: z.string(),
  part: z.string().exactOptional(),
  reason: z.enum([
    /** The project owns the text by the rule `seed`. */
    "held",
    /** Only the project changed: a pull writes the live text into the file. */
    "pull",
    "conflict",
    "undecided",
    /** A pull would take the text, but `pull.review` or `pull.checks` keeps it out, or the file cannot say it. */
    "waiting",
    /** In a restore: the live value changed after the run of the backup wrote it. */
    "changed-since",
    /** In a restore: a text of the object changed after the run, and the restored value would convert it. */
    "converts",
  ]),
  live: value,
  /** Absent if the files list the language of the text, and have no text. */
  declared: value.exactOptional(),
  edited: edited.exactOptional(),
  /** Why nothing decides, or why a pull keeps a text that the rule `seed` holds. */
  cause: z
    .enum(["never agreed", "undated", "unread history", "unknown user", "not committed"])
    .exactOptional(),
  /** Why it waits: what the project does not say, the checks that only it fails, or why the file cannot say it. */
  because: z
    .array(z.enum(["not-verified", "not-reviewed", ...UNWRITABLE, ...ALL_CHECKS]))
    .readonly()
    .exactOptional(),
  /** What the checks say, which can quote the text, or what to do if a line was deleted. */
  details: z.string().exactOptional(),
});
export interface KeptValue extends z.output<typeof keptValue> {}

const keptValueItem = object.extend({ ...keptValue.shape, place });
export interface KeptValueItem extends z.output<typeof keptValueItem> {}

const keptObject = object.extend({
  reason: z.enum([
    "foreign-owner",
    "protected",
    /** It would be removed, but a problem prevents all removals of the plan. */
    "held-back",
    "archived",
  ]),
  tag: z.string().exactOptional(),
  /** Only Lokalise archives it and brings it back: `keys_from` is lokalise in its row of texts. */
  from_lokalise: z.literal(true).exactOptional(),
  place: place.exactOptional(),
});
export interface KeptObject extends z.output<typeof keptObject> {}

export type Kept = KeptValueItem | KeptObject;

const skipped = named.extend({ place });
export interface Skipped extends z.output<typeof skipped> {}

const send = z.object({ variable: z.string(), host: z.string(), place });
export interface Send extends z.output<typeof send> {}

const counts = {
  /** Declared and live, without a difference. Kept values differ, so they are not counted here. */
  unchanged: whole,
  unmanaged: whole,
};
const planFilter = z.object({
  filters: texts,
  by_kind: z.record(z.string(), z.object({ chosen: whole, declared: whole })),
  unmatched: texts,
});
export interface PlanFilter extends z.output<typeof planFilter> {}

const changes = z.array(changeSchema).readonly();
const keptItems = z.array(z.union([keptValueItem, keptObject])).readonly();
export const unmanagedSchema = z.array(unmanaged).readonly();

export const planSchema = z.object({
  format_version: z.literal(1),
  project: projectSchema,
  changes,
  /** Live values and objects that differ, and that a rule keeps: neither a change nor a failure. */
  kept: keptItems,
  skipped: z.array(skipped).readonly(),
  /** Live keys of rows with `keys_from: lokalise` that are in no file of them: a pull adds them. */
  to_add: unmanagedSchema.exactOptional(),
  /** Entries of such rows without a live object: apply does not create them. */
  only_in_files: z.array(skipped).readonly().exactOptional(),
  counts: z.object({
    ...counts,
    by_kind: z.record(z.string(), z.object(counts)),
    /** Declared keys that get our owner tag in this plan. */
    adopted: whole,
  }),
  sends: z.array(send).readonly().exactOptional(),
  /** Present if the plan is only about some entries. `counts` are those of these entries then. */
  filter: planFilter.exactOptional(),
});
export interface Plan extends z.output<typeof planSchema> {}

/** Changes have the form of the plan that they come from. An update can be in several lists, each time with other fields. */
export const planComparison = z.object({
  caused: changes,
  pending: changes,
  /** What apply changes only without the pull request. A problem of head does not count as a reason. */
  resolved: changes,
  /** Kept values and objects that only head has: removals that are held back are among them. */
  kept: keptItems,
  /** Those of {@link Plan} that the pull request adds to the files, or deletes there. */
  only_in_files: z.array(skipped).readonly().exactOptional(),
  to_add: unmanagedSchema.exactOptional(),
  sends: z.array(send).readonly(),
  /** Live objects that only the target declares, and that head does not remove; and texts that left a file of head. */
  no_longer_declared: unmanagedSchema,
});
export interface PlanComparison extends z.output<typeof planComparison> {}

/** `place`: in head; in the target if head does not have the entry. */
const noLongerDeclared = skipped.extend({
  /** Fields that the entry no longer declares, with what the target declares; absent: head does not have the entry. */
  fields: z
    .array(z.object({ field: z.string(), part: z.string().exactOptional(), before: value }))
    .readonly()
    .exactOptional(),
});
export interface NoLongerDeclared extends z.output<typeof noLongerDeclared> {}

const rematchedEntry = skipped.extend({
  /** `key_id`, `webhook_id`, `previously` or `new`. */
  member: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
});
export interface RematchedEntry extends z.output<typeof rematchedEntry> {}

export const declarationComparison = z.object({
  /** New entries, and entries with other values than the target declares. A renamed entry has its former name. */
  changes: z.array(z.discriminatedUnion("action", [create, declaredUpdate])).readonly(),
  no_longer_declared: z.array(noLongerDeclared).readonly(),
  rematched: z.array(rematchedEntry).readonly(),
  /** Manifests of head with other values for new objects: `on_create`. */
  changed_defaults: texts,
});
export interface DeclarationComparison extends z.output<typeof declarationComparison> {}

export const outcomeSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("done"), id }),
  z.object({
    state: z.literal("failed"),
    how: z.enum([
      "refused",
      "not made",
      "unknown result",
      /** The service carried it out, but stored something other than what was sent. */
      "stored differently",
    ]),
    ...messageShape,
    place: place.exactOptional(),
  }),
  /** The live value changed after the plan was made, so it was not written. `written`: fields that are as declared anyway. */
  z.object({
    state: z.literal("skipped"),
    ...messageShape,
    place: place.exactOptional(),
    written: texts.exactOptional(),
  }),
  /** Nothing was sent for it, because of an earlier failure. */
  z.object({ state: z.literal("not attempted"), ...messageShape }),
]);
export type Outcome = z.output<typeof outcomeSchema>;
