/** What a kind is: everything that the engine, the settings and the report ask of keys, of webhooks, or of a third kind. */
import type { EntryReader } from "../manifest/entries.ts";
import type { Usable } from "../model/environment.ts";

import type { Change, Create, Plan, Send, Unmanaged } from "../model/plan.ts";
import type { Problem, ProblemCode } from "../model/problem.ts";
import type { Removal, Rules } from "../model/rules.ts";
import type { KindSettings } from "../model/setting.ts";
import type { Variables } from "../model/variables.ts";
import type { BackupEntry, Kept } from "./backup.ts";
import type { Matching } from "./match.ts";
import type { Declared, KindTraits, ProjectContext } from "./traits.ts";

/**
 * A kind: its fields ({@link KindTraits}), how its manifests are read, how entries find their live objects, and what guards,
 * backups and messages need to know. Pure: what talks to the service is in `src/remote/<kind>.ts`.
 */
export interface Kind<Values, Live, Context, Out> extends KindTraits<Values, Live, Context, Out> {
  /** The list in a manifest, the setting, the option and the input that name its manifests, and a file name: `keys`. */
  plural: string;
  words: KindWords;
  /** Its rows in the table of settings. */
  settings: KindSettings;
  limits: KindLimits;
  /** True: it belongs to the project, and all branches share it. */
  sharedByBranches: boolean;
  /** Types of projects that hold it one by one; absent: any type. */
  projectTypes?: readonly string[];
  /** Whether its names depend on the project's setting of one name per platform. */
  namesByPlatform: boolean;
  /** Whether an update can be written in part, so that the rest of a reviewed update is still that update. */
  updatesInParts: boolean;
  /** True: the backup of an update holds the whole object; false: only texts that are overwritten. */
  backsUpWhole: boolean;
  /** How a removal is carried out; undefined: the settings do not say it. */
  removalBy(rules: Rules): Removal | undefined;

  /** How one entry is read, in a manifest and in a backup. */
  entry: EntryReader<Values>;
  readManifest(path: string, text: string, usable: Usable): ManifestRead<Values>;
  /** Problems between the entries of all manifests of a project, such as an object that is declared twice. */
  checkTogether(entries: readonly Declared<Values>[]): Problem[];
  /** Problems of one entry that any project has. */
  checkEntry(entry: Declared<Values>): Problem[];
  /** What validate alone can say about an entry. plan knows more, because it sees what is live. */
  checkOffline(entry: Declared<Values>): Problem[];

  match(
    declared: readonly Declared<Values>[],
    live: LiveObjects<Live>,
    context: ProjectContext,
  ): Matching<Declared<Values>, Live>;
  /** Notices about a finished plan. `unmanaged`: not declared, and not removed in this run. */
  hints?(given: HintInput<Values, Live>): Problem[];
  /** Variables that the plan would send to a host for the first time. */
  firstSends?(given: Pick<HintInput<Values, Live>, "changes" | "declared" | "live" | "context">): Send[];

  /** Names of a live object that a manifest could declare. */
  names(live: Live): readonly string[];
  /** Its texts in the languages that were read, each in one spelling. */
  texts(live: Live): readonly string[];
  /** Whether an entry says that no live object is meant: `previously: []`. */
  isReallyNew(values: Values): boolean;
  /** The names in a YAML file if it looks like a manifest of the kind; absent: guards do not look for such files. */
  namesInManifest?(path: string, text: string): readonly string[];

  /** Two readings of an object whose update is repeated → what the backup keeps; absent: the first one. */
  mergeKept?(earlier: Kept, later: Kept): Kept;
  /** What a restore does with an entry of a backup. */
  findRestored(
    entry: BackupEntry<Values>,
    live: readonly Live[],
    given: { context: ProjectContext; claimed: ReadonlySet<unknown> },
  ): RestoreMatch<Values, Live>;
  /** Values of the variables in an entry of a backup, and what is wrong with them. */
  variablesOf?(entry: BackupEntry<Values>, usable: Usable): VariablesRead;
  /** What of a restore the next apply would undo. */
  undoneByApply?(
    plan: Plan,
    live: readonly Live[],
    declared: readonly Declared<Values>[],
    context: ProjectContext,
  ): Undone;
}

/** A kind as the engine sees it: the engine hands values and live objects of a kind only to the methods of that kind. */
export interface AnyKind extends Kind<object, unknown, unknown, unknown> {}

/** What messages call its objects. */
export interface KindWords {
  one: string;
  many: string;
  /** What is before the name of an object where objects of all kinds are listed. Without a prefix, a count needs no noun either. */
  prefix: string;
  /** Characters of a name that a line shows. */
  maxName: number;
  /** What a change of identity does, and what stays the same. */
  moved: string;
  /** What is lost when an object is created again from a backup. */
  lostOnRestore: string;
  /** What a line of progress about one object says: its name, or only how many there are. */
  progress: "name" | "count";
  /** What a removal takes: `["keys", "texts"]`. */
  removed: readonly string[];
}

/** A limit of the settings: its name below `limits`, and its default. */
export interface Limit {
  name: string;
  default: number;
}

/** The limits by which guards judge a plan. */
export interface KindLimits {
  /** Objects removed, and texts cleared, at most. */
  removed: Limit;
  /** The same in percent of the objects that prune covers. */
  removedPercent?: Limit;
  /** Objects of which live values are overwritten, in percent of the matched ones. */
  overwrittenPercent?: Limit;
  /** A project that holds so many, none of which is declared, is probably another project. */
  foreignFrom?: number;
}

export interface ManifestRead<Values> {
  entries: readonly Declared<Values>[];
  /** Values of the variables that the entries use. */
  variables: Variables;
  problems: readonly Problem[];
}

/** What a project holds of one kind. */
export interface LiveObjects<Live> {
  objects: readonly Live[];
  /** What is live, but is not whole in the service's answers. */
  unusable: readonly Unusable[];
}

/** A live object that an answer does not hold whole. */
export interface Unusable {
  /** Undefined if the answer has no usable id. */
  id: string | undefined;
  /** The names (or URL) that could be read; a kind says whether none means any. */
  names: readonly string[];
  /** What is absent or cannot be read. */
  lacks: readonly string[];
}

/** A finished plan of one kind. */
export interface HintInput<Values, Live> {
  changes: readonly Change[];
  /** Creates that are planned, each with its entry. */
  created: readonly { change: Create; entry: Declared<Values> }[];
  declared: readonly Declared<Values>[];
  live: readonly Live[];
  unmanaged: readonly Unmanaged[];
  context: ProjectContext;
}

export interface VariablesRead {
  variables: Variables;
  problems: readonly Problem[];
}

/** Restored texts that manifests declare otherwise, and restored objects that prune would remove. */
export interface Undone {
  texts: readonly { label: string; language: string }[];
  removed: readonly string[];
}

/** Which live object an entry of a backup is, and with which values and rules the two are compared. */
export type RestoreMatch<Values, Live> = {
  /** What the object is called in the plan; absent: as its kind calls it. */
  label?: string;
  problems?: readonly Problem[];
  /** A live object that no other entry of the backup may be taken for. */
  claims?: Live;
} & (
  | { is: "live"; live: Live; declared: Declared<Values>; context: ProjectContext }
  | { is: "gone"; code: ProblemCode; message: string }
  /** Another object has its name or URL now: nothing is to be done if it is the same, otherwise it is in the way. */
  | {
      is: "replaced";
      by: Live;
      declared: Declared<Values>;
      context: ProjectContext;
      message: string;
    }
  | { is: "new"; declared: Declared<Values>; context: ProjectContext }
);

/** The Removal that settings choose for a kind, or undefined if prune is off for it. */
export function removalOf(kind: Pick<AnyKind, "name" | "removalBy">, rules: Rules): Removal | undefined {
  return pruneOf(kind, rules) === "off" ? undefined : kind.removalBy(rules);
}

export function pruneOf({ name }: Pick<AnyKind, "name">, rules: Rules): Rules["prune"][string] {
  return rules.prune[name] ?? "off";
}

export function limitOf({ name, default: usual }: Limit, { limits }: Rules): number {
  return limits[name] ?? usual;
}
