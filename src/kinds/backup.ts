/** Backup entries: what a run removes or overwrites, with everything that a restore needs. */
import { isMapping, type Json } from "../model/json.ts";
import type { Destroy, PlannedField } from "../model/plan.ts";
import type { Removal } from "../model/setting.ts";
import type { Usable, Variables } from "../model/variables.ts";
import { type AnyTraits, type Declared, declare, type Entry, type ProjectContext } from "./declaredEntry.ts";

/** One object, as it was just before the run changed it: an entry of a backup. */
export interface BackedUp {
  kind: string;
  id: number | string;
  /** The whole object if it was removed; otherwise the fields that the run changed. It always has the name and id. */
  entry: Entry;
  /** What the run did with it. */
  action: Removal | "update";
  /** The values that the run wrote instead. */
  wrote: Entry;
}

/** An entry read from a backup file, and what the run did with its object. */
export interface BackupEntry<Values> {
  declared: Declared<Values>;
  wrote: { action: BackedUp["action"]; values: Entry };
}

/** The header of a backup, about the run that wrote it. */
export interface BackupHeader {
  /** The project as requests address it: `<id>` or `<id>:<branch>`. If the id came from a variable, it is `${NAME}`. */
  project: string;
  /** Digest of the id, if `project` is `${NAME}`: a restore compares it with the id of its project. */
  project_digest?: string;
  project_name: string;
  /** ISO 8601, in UTC. */
  time: string;
  /** The command that restores it. */
  restore: string;
}

export const BACKUP_VERSION = 2;

/** A live object that is removed: everything that a manifest can say about it. */
export function removed(
  kind: AnyTraits,
  live: unknown,
  { how }: Pick<Destroy, "how">,
  context: ProjectContext,
): BackedUp {
  const entry = declare(kind, live, kind.liveContext(live, context, kind.liveLabel(live)));
  const archive = kind.fields.find(({ role }) => role === "archive");
  const wrote = how === "archive" && archive ? { [archive.name]: true } : {};
  return { kind: kind.name, id: kind.id(live), entry, action: how, wrote };
}

/** The fields with a value that no entry can have. A backup would lose it, so the object is not removed. */
export function inexpressible(kind: AnyTraits, live: unknown, context: ProjectContext): string[] {
  const liveContext = kind.liveContext(live, context, kind.liveLabel(live));
  const lost = kind.fields.filter(
    (field) => !field.isDefault(live, liveContext) && field.toManifest(live, liveContext) === undefined,
  );
  return lost.map(({ name }) => name);
}

/** The values that an update writes, by field, and by part if the field has parts. */
export function written(fields: readonly PlannedField[]): Entry {
  return nested(fields, ({ after }) => after);
}

export function nested(
  fields: readonly PlannedField[],
  value: (of: PlannedField) => Json | undefined,
): Entry {
  const entry: Record<string, Json> = {};
  for (const plannedField of fields) {
    const json = value(plannedField);
    if (json === undefined) continue;
    const { field, part } = plannedField;
    const parts = entry[field];
    entry[field] = part === undefined ? json : { ...(isMapping(parts) ? parts : {}), [part]: json };
  }
  return entry;
}

export interface NewManifestRules<Live> {
  /** The fields that are written if none are chosen, in addition to those that an entry needs. */
  fields: readonly string[];
  /** Fields whose most common value is written once for the whole file, under on_create. */
  common: readonly string[];
  /**
   * Members that distinguish objects of the same name, from the fewest to the most. They are written only if the name is
   * ambiguous. If they do not help, the id is written.
   */
  distinguishing(live: Live): readonly Entry[];
}

/** A live name as a manifest declares it, or why it cannot, in full sentences that quote no secret. */
export type NameTemplate = { template: string } | { why: string };

/** For a kind whose live names can contain secrets. */
export interface SecretNames<Live> {
  /** The whole live name. It is shown only to the person who is asked about it. */
  nameOf(live: Live): string;
  mayHoldSecret(live: Live): boolean;
  /**
   * The names with a `${NAME}` for each part that may be a secret, except for those that a person confirmed to have none.
   * `entry`: the name of the project in `projects`.
   */
  templates(
    objects: readonly Live[],
    isConfirmed: (live: Live) => boolean,
    usable: Usable,
    entry: string,
  ): { templates: ReadonlyMap<Live, NameTemplate>; variables: Variables };
}
