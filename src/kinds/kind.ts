/** The interface of a kind: everything that the engine, the settings and the report need to know about keys or webhooks. */

import type { CheckRules } from "../checks/checkTexts.ts";
import type { IsWhole, TextProgress } from "../checks/textProgress.ts";
import type { TextFile, TextSource } from "../locales/textSource.ts";
import type { Json } from "../model/json.ts";
import type { Change, Create, Destroy, KeptValue, Plan, Send, Unmanaged } from "../model/plan.ts";
import type { Problem, ProblemCode } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import type { Remark } from "../model/remark.ts";
import { type KindSettings, OWNER_TAG_PREFIX, type Removal, type Rules } from "../model/setting.ts";
import type { Usable, Variables } from "../model/variables.ts";
import type { EntryReader } from "../yaml/entries.ts";
import type { BackedUp, BackupEntry, NewManifestRules, SecretNames } from "./backup.ts";
import type { Declared, KindTraits, ProjectContext, StoredForm } from "./declaredEntry.ts";

/** It has no effects: the `KindRemote` of the kind sends its requests. */
export interface Kind<Values, Live, Context, Payload> extends KindTraits<Values, Live, Context, Payload> {
  /** The name of the list in a manifest, of the manifest file, and of the setting that names manifests: `keys`. */
  plural: string;
  words: KindWords;
  settings: KindSettings;
  limits: KindLimits;
  sharedByBranches: boolean;
  projectTypes?: readonly string[];
  /** Whether names depend on the project's setting for one name per platform. */
  namesByPlatform: boolean;
  /** What the backup of an update contains. True: the whole object. False: only the texts that are overwritten. */
  backsUpWhole: boolean;
  /** How a removal is carried out; undefined: the settings do not choose it. */
  removalBy(rules: Rules): Removal | undefined;

  /** How a new manifest of live objects is written. Absent: all fields, and an id where names are ambiguous. */
  newManifest?: NewManifestRules<Live>;
  secretNames?: SecretNames<Live>;

  entry: EntryReader<Values>;
  /** How `on_create` of a manifest is read; absent: manifests of this kind have none. */
  defaults?: EntryReader<Partial<Values>>;
  readManifest(path: string, text: string, usable: Usable): ManifestRead<Values>;
  /** Reads a locale file, and joins its entries with others. Absent: the kind has no texts. */
  textFiles?: {
    read(path: string, text: string, file: TextFile): ManifestRead<Values>;
    /** Whether an entry only protects its object from prune, because its string cannot be sent, such as a list. */
    isOnlyName(entry: Declared<Values>): boolean;
    /** The locale file that a live object names on each platform; empty if it names none. */
    filenames(live: Live): readonly string[];
    /** The filename of a live object that is of another file than that of the entry, and the paths that it may mean. */
    otherFile(
      entry: Declared<Values>,
      live: Live,
    ): { filename: string; paths: readonly string[] } | undefined;
    /** The entry as the files of each app declare it. */
    byApp(entry: Declared<Values>): readonly Declared<Values>[];
    /** `entries`: of all manifests of a project, first those of YAML. `base`: the base language, if it is known. */
    join(
      entries: readonly Declared<Values>[],
      base?: string,
    ): { entries: readonly Declared<Values>[]; problems: readonly Problem[] };
  };
  /** Problems that involve several entries, such as an object that is declared twice. `entries`: of all manifests of a project. */
  checkTogether(entries: readonly Declared<Values>[]): Problem[];
  checkEntry(entry: Declared<Values>): Problem[];

  /** Finds what the settings keep out of a pull. `entries`: all of them, also those that have none of the texts. */
  waiting?(entries: readonly Declared<Values>[], context: ProjectContext): WaitingTexts<Values, Live>;

  /** How far the texts of an entry are in the project. Absent: the kind has no texts. */
  progressOf?(
    declared: Declared<Values>,
    live: Live | undefined,
    base: string,
    isWhole: IsWhole,
  ): TextProgress;

  match(
    declared: readonly Declared<Values>[],
    live: LiveObjects<Live>,
    context: ProjectContext,
  ): Matching<Declared<Values>, Live>;
  /** What is said about its entries and its objects, and does not change the plan. */
  remarks: readonly KindRemark<Values, Live>[];
  /** Objects that are created and removed in Lokalise alone. Absent: the kind has none. */
  fromLokalise?: {
    /** The rows that a live object belongs to. Their files should have it, unless it is archived. */
    rowsOf(live: Live, rows: readonly TextSource[], rules: Rules): readonly TextSource[];
    /** Whether files of the rows can get its base translation, without which they do not get the object; true if its texts were not read. */
    isReady(live: Live, rows: readonly TextSource[], context: ProjectContext): boolean;
    /** Whether its base translation is reviewed or verified, as `pull.review` asks. */
    meetsReview(live: Live, context: Pick<ProjectContext, "project" | "rules">): boolean;
    /** Its entry in a file of such a row, and the file name that it has in the project, or "". `fits`: files of this type usually have it. */
    entryIn(
      live: Live,
      file: TextFile,
    ):
      | (Pick<Declared<Values>, "values" | "onCreate"> & { name: string; filename: string; fits: boolean })
      | undefined;
  };
  /** Variables whose values the plan would send to a host for the first time. */
  firstSends?(
    changes: readonly Change[],
    declared: readonly Declared<Values>[],
    live: readonly Live[],
    variables: Variables,
  ): Send[];

  /** Names of a live object that a manifest could declare: first those on the platforms of this identity. */
  names(live: Live, like?: Json): readonly string[];
  /** Its texts in the languages that were read, in a form in which equal texts are equal strings. */
  texts(live: Live): readonly string[];
  /** How its texts have placeholders. Absent: the kind has no texts. */
  storedForm?(live: readonly Live[]): StoredForm;
  /** The names in a YAML file, if it looks like a manifest of the kind. Absent: guards do not look for such files. */
  namesInManifest?(path: string, text: string): readonly string[];

  /** An object whose update is repeated is read twice: what the backup keeps of both. Absent: the first reading. */
  mergeKept?(earlier: BackedUp, later: BackedUp): BackedUp;
  restore: RestoreRules<Values, Live>;
}

export interface RestoreRules<Values, Live> {
  /** How an entry of a backup is compared. `live`: the object with its id. `otherObjects`: those that belong to no entry. */
  find(
    entry: BackupEntry<Values>,
    live: Live | undefined,
    otherObjects: readonly Live[],
    context: ProjectContext,
  ): RestoreMatch<Values, Live>;
  variables?(entry: BackupEntry<Values>, usable: Usable): VariablesRead;
  undone?(
    plan: Plan,
    live: readonly Live[],
    declared: readonly Declared<Values>[],
    context: ProjectContext,
  ): Undone;
}

export interface WaitingTexts<Values, Live> {
  /** Undefined: a pull may write the text. `texts`: by language, as the files have them after the pull. */
  whyWaiting(
    entry: Declared<Values>,
    live: Live,
    texts: Readonly<Record<string, Json>>,
    language: string,
  ): Pick<KeptValue, "because" | "details"> | undefined;
}

/** A kind without its type parameters. The engine passes values and live objects of a kind only to methods of that kind. */
export interface AnyKind extends Kind<object, unknown, unknown, unknown> {}

export type Kinds = readonly AnyKind[];

export interface KindWords {
  /** Text before the name of an object in lists of all kinds. If it is empty, counts have no noun either. */
  prefix: string;
  maxName: number;
  /** What a rename does, and what stays the same. A webhook with a new URL is renamed. */
  renamed: string;
  lostOnRestore: string;
  /** What removals remove: `["keys", "texts"]`. */
  removed: readonly string[];
}

export interface Limit {
  name: string;
  default: number;
}

export interface KindLimits {
  removed: Limit;
  removedPercent?: Limit;
  overwrittenPercent?: Limit;
  /** Maximum number of translations that changes of base texts may mark unverified. It is off unless it is set. */
  unverified?: Pick<Limit, "name">;
  /** If the project has at least this many objects, and none of them is declared, it is probably the wrong project. */
  minimumForWrongProject?: number;
  /** With prune, an empty list declares that there are none. Not for keys: pull writes their empty list by itself. */
  mayBeEmptied?: boolean;
}

export interface VariablesRead {
  variables: Variables;
  problems: readonly Problem[];
}

export interface ManifestRead<Values> extends VariablesRead {
  entries: readonly Declared<Values>[];
  /** The base language, if the file says it, as the project names it. */
  base?: string;
  /** Names that can be plurals, and whether the locale file shows that they are. Undefined: it can be read in both ways. */
  plurals?: ReadonlyMap<string, boolean | undefined>;
}

export interface LiveObjects<Live> {
  objects: readonly Live[];
  unusable: readonly Unusable[];
  /** The number of live objects that no entry names and that were not read. Absent: all were read. */
  notRead?: number;
}

/** A live object that is incomplete in a response of the service. */
export interface Unusable {
  /** Undefined if the response has no usable id. */
  id: string | undefined;
  names: readonly string[];
  /** How an object without an id is named. A whole URL can hold a secret. */
  shown?: string;
  lacks: readonly string[];
}

export interface EntryFacts<Values, Live> {
  /** `live`: if it is known. */
  entries: readonly Match<Declared<Values>, Live>[];
  checks: CheckRules;
  isLive: boolean;
}

/** The facts about the objects of a kind, after the plan is made. */
export interface KindFacts<Values, Live> extends EntryFacts<Values, Live> {
  project: ProjectDetails;
  rules: Rules;
  changes: readonly Change[];
  created: readonly { change: Create; entry: Declared<Values> }[];
  destroys: readonly Destroy[];
  /** The entries that `--filter` chooses. */
  chosen: readonly Declared<Values>[];
  declared: readonly Declared<Values>[];
  live: readonly Live[];
  unusable: readonly Unusable[];
  /** Live objects that no entry matches. */
  unmatched: readonly Live[];
  /** Those of them that this run does not remove. */
  undeclared: readonly Pick<Unmanaged, "id">[];
}

export type KindRemark<Values, Live> = Remark<
  EntryFacts<Values, Live>,
  EntryFacts<Values, Live>,
  KindFacts<Values, Live>
>;

/** Restored texts for which the manifests declare another value, and restored objects that prune would remove. */
export interface Undone {
  texts: readonly { label: string; language: string }[];
  removed: readonly string[];
}

export interface RestoreMatch<Values, Live> {
  /** The name of the object in the plan; absent: the label that its kind gives. */
  label?: string;
  problems?: readonly Problem[];
  declared: Declared<Values>;
  context: ProjectContext;
  /** Without a live object with its id: another one that has its name or URL now. */
  namesake?: Live;
  /** The code of the problem if the run changed the object, and it no longer exists. */
  gone: ProblemCode;
  /** Why it cannot be restored, whatever the project has. */
  refusal?: { code: ProblemCode; message: string };
}

export function removalOf(kind: Pick<AnyKind, "name" | "removalBy">, rules: Rules): Removal | undefined {
  return pruneOf(kind, rules) === "off" ? undefined : kind.removalBy(rules);
}

export function pruneOf({ name }: Pick<AnyKind, "name">, rules: Rules): Rules["prune"][string] {
  return rules.prune[name] ?? "off";
}

export function isPruned(kind: Pick<AnyKind, "name">, tags: readonly string[], rules: Rules): boolean {
  const prune = pruneOf(kind, rules);
  if (prune === "owned") return rules.owner !== undefined && tags.includes(OWNER_TAG_PREFIX + rules.owner);
  return prune === "all";
}

export function limitOf({ name, default: usual }: Limit, { limits }: Rules): number {
  return limits[name] ?? usual;
}

// The result of matching entries with live objects. The rules are in the folder of each kind.

export interface Match<Declared, Live> {
  declared: Declared;
  /** Absent: there is no live object yet, so it will be created. */
  live?: Live | undefined;
  /** The live name, if the match was made by a former name. */
  renamedFrom?: string;
}

export interface Matching<Declared, Live> {
  /** In manifest order. */
  matches: readonly Match<Declared, Live>[];
  /** Entries for which it is not certain which live object they mean. */
  refused: readonly { declared: Declared; problem: Problem }[];
  remarks: readonly Problem[];
  unmanaged: readonly Live[];
  /** Live objects that may be declared: they have a declared name or URL, and the entry matches another object. They are never pruned. */
  namesakes: ReadonlySet<Live>;
}

// All kinds, and a kind or a field by its name in a plan.

let registry: Kinds = [];

/** Sets all kinds, once: only `src/run/kinds.ts` knows which there are. */
export function registerKinds(kinds: Kinds): void {
  registry = kinds;
}

/** Throws if no kinds were registered. That is a bug: a command must import `src/run/kinds.ts`. */
export function allKinds(): Kinds {
  if (registry.length === 0) throw new Error("no kinds are registered");
  return registry;
}

/** Throws if the kind does not exist. That is a bug: plans from files are checked when they are read. */
export function kindOf(name: string): AnyKind {
  const kind = registry.find((kind) => kind.name === name);
  if (!kind) throw new Error(`there is no kind ${name}`);
  return kind;
}

/** The parts of a field that do not depend on its kind. */
type FieldWords = Pick<AnyKind["fields"][number], "name" | "role" | "isProse" | "show">;

/** The field of a change. Throws if it does not exist: that is a bug, or the plan comes from another version. */
export function fieldOf(kind: string, name: string): FieldWords {
  const field = kindOf(kind).fields.find((field) => field.name === name);
  if (!field) throw new Error(`${kind} has no field ${name}`);
  return field;
}

/** Whether `show_texts: false` hides the values of a field: texts, and fields into which people write sentences. */
export function isHidden({ role, isProse }: Pick<FieldWords, "role" | "isProse">): boolean {
  return role === "text" || isProse === true;
}

export function isText(kind: string, { field }: { field: string }): boolean {
  return fieldOf(kind, field).role === "text";
}
