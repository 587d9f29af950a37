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
  action: Removal | "update";
  wrote: Entry;
}

export interface BackupEntry<Values> {
  declared: Declared<Values>;
  wrote: { action: BackedUp["action"]; values: Entry };
}

export interface BackupHeader {
  /** The project as requests address it: `<id>` or `<id>:<branch>`. If the id came from a variable, it is `${NAME}`. */
  project: string;
  /** Digest of the id, if `project` is `${NAME}`: a restore compares it with the id of its project. */
  project_digest?: string;
  project_name: string;
  time: string;
  restore: string;
}

export const BACKUP_VERSION = 2;

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

export function nested(fields: readonly PlannedField[], value: (of: PlannedField) => Json | undefined) {
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
  /** Written if the name is ambiguous, from the fewest members to the most. If they do not help, the id is written. */
  distinguishing(live: Live): readonly Entry[];
}

/** A live name as a manifest declares it, or why it cannot, in full sentences that quote no secret. */
export type NameTemplate = { template: string } | { why: string };

/** For a kind whose live names can contain secrets. */
export interface SecretNames<Live> {
  /** The names with a `${NAME}` for each part that may be a secret. `entry`: the name of the project in `projects`. */
  templates(
    objects: readonly Live[],
    usable: Usable,
    entry: string,
  ): { templates: ReadonlyMap<Live, NameTemplate>; variables: Variables };
}
