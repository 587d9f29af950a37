/** A setting is one row: its option, input and field of lokaform.yaml, its default, checks, help and documentation. */
import * as z from "zod";
import type { CommandName } from "./command.ts";
import type { Json } from "./json.ts";
import { once } from "./once.ts";
import type { Place } from "./place.ts";

export interface Setting<Value = unknown> {
  /** As in lokaform.yaml. An option or input has hyphens instead: `time_limit`, `--time-limit`. */
  name: string;
  /** The field of lokaform.yaml that contains it: `limits` for `limits.removals`. */
  parent?: string;
  schema: z.ZodType<Value>;
  /** The accepted values, in words that can follow "must be". */
  expects: string;
  /** A list of mappings: the fields of each, so that a mistake is reported where it is. */
  entries?: SettingEntries;
  default?: NoInfer<Value>;
  commands: readonly CommandName[];
  /** Where lokaform.yaml may have it: at its top level, in an entry of `projects`, or in both; absent: not at all. */
  file?: "top" | "entry" | "both";
  option?: SettingOption;
  environment?: string;
  /** Whether a run may remove, overwrite, send or show more after this change. Undefined: not in lokaform.yaml. */
  loosens?(before: Value | undefined, after: Value | undefined): boolean;
  /** What it does: sentences in Markdown, which the help shows without backquotes. */
  text: string;
  /** Added in the help, or in the description of the input, or in the table of lokaform.yaml. */
  inHelp?: string;
  inAction?: string;
  inFile?: string;
  /** What applies if nothing sets it, where the default is not a value. */
  usual?: string;
  /** A value in lokaform.yaml. Every setting of lokaform.yaml has one. */
  example?: Json;
  /** What its empty value in lokaform.yaml means; absent: it cannot be empty. */
  empty?: string;
}

export interface SettingEntries {
  schema: z.ZodType & { shape: Readonly<Record<string, z.ZodType>> };
  fields: readonly { name: string; expects: string }[];
  /** Members that are not fields, and what each expects. */
  identity: Readonly<Record<string, string>>;
  /** A sentence on a name that a user may expect, but that is not a member. */
  elsewhere?(name: string): string | undefined;
  thing: string;
}

export interface SettingWithDefault<Value> extends Setting<Value> {
  default: NoInfer<Value>;
}

export type SettingOption = {
  /** On the command line, as a word without an option in front of it (several if it is a list), or in the action. */
  offered: readonly ("option" | "argument" | "input")[];
  inputOf?: readonly CommandName[];
} & (
  | { as: "switch"; short?: string }
  /** `list`: an option that may be repeated, or an input with one value per line. */
  | { as: "text" | "number" | "list"; metavar: string }
);

/** A row as its file writes it. The schema is built when it is first used, because a run needs only some of them. */
type Row<Value> = Omit<Setting<Value>, "name" | "schema"> & { schema: () => z.ZodType<Value> };

export function setting<Value>(
  name: string,
  row: Row<Value> & { default: NoInfer<Value> },
): SettingWithDefault<Value>;
export function setting<Value>(name: string, row: Row<Value>): Setting<Value>;
export function setting<Value>(name: string, row: Row<Value>): Setting<Value> {
  const schema = once(row.schema);
  return {
    ...row,
    name,
    get schema() {
      return schema();
    },
  };
}

/** The parts of an option of several settings: `keys=owned,by=archive`. */
export function partsOf(texts: readonly string[]): { name: string; value: string }[] {
  return texts.flatMap((text) =>
    text.split(",").map((part) => {
      const [name = "", value = ""] = part.split("=", 2).map((word) => word.trim());
      return { name, value };
    }),
  );
}

export interface KindSettings {
  manifests: Setting<string[]>;
  prune: Setting<"off" | "owned" | "all">;
  /** One without a default is off unless it is set. */
  limits: readonly Setting<number>[];
}

export const changedSetting = z.object({
  name: z.string(),
  before: z.string().exactOptional(),
  after: z.string().exactOptional(),
  loosens: z.boolean(),
});
export interface ChangedSetting extends z.output<typeof changedSetting> {}

export function optionName({ name }: Pick<Setting, "name">): string {
  return name.replaceAll("_", "-");
}

export function fullName({ parent, name }: { parent?: string | undefined; name: string }): string {
  return parent === undefined ? name : `${parent}.${name}`;
}

/** Who owns a text. `enforce`: the files. `merge`: both. `seed`: the project, except where it has none. `ignore`: no side. */
export const OWNERSHIPS = ["enforce", "merge", "seed", "ignore"] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

export const PRUNES = ["off", "owned", "all"] as const;

export const REMOVALS = ["archive", "destroy"] as const;
export type Removal = (typeof REMOVALS)[number];

export const ON_PROBLEMS = ["skip", "stop"] as const;

export const PLACEHOLDER_RULES = ["auto", "universal", "as-written"] as const;
export type PlaceholderRule = (typeof PLACEHOLDER_RULES)[number];

export const REVIEWS = ["any", "verified", "reviewed"] as const;

export const PULL_CHECKS = ["skip", "warn"] as const;
/** What a pull writes for a translation that is empty in Lokalise: nothing, or the base translation. */
export const UNTRANSLATED = ["skip", "base"] as const;

export interface Rules {
  /** By language; `"*"` means all others. Without a setting, every language is `merge`. */
  languages: Readonly<Record<string, Ownership>>;
  /** User ids or addresses of the users that Lokaform writes as. Undefined: the token's own user. */
  writers?: readonly string[] | undefined;
  overwrite: readonly string[];
  accept: readonly string[];
  /** Names of keys that are created although their row has `keys_from: lokalise`. */
  create: readonly string[];
  placeholders: PlaceholderRule;
  incoming: {
    review: (typeof REVIEWS)[number];
    checks: (typeof PULL_CHECKS)[number];
    untranslated: (typeof UNTRANSLATED)[number];
  };
  checks: CheckLevels;
  /** Set in a pull. `completes`: languages that it also writes into entries that do not declare them. */
  pull?: { completes: readonly string[] } | undefined;
  /** `--filter`: the plan is only about the entries that any of them matches. None: about all. */
  filter: readonly string[];
  owner?: string | undefined;
  /** By the name of the kind. A kind without a value is not pruned. */
  prune: Readonly<Record<string, (typeof PRUNES)[number]>>;
  pruneBy?: Removal | undefined;
  onProblem: (typeof ON_PROBLEMS)[number];
  /** A live key with one of these tags keeps the tag, and is never destroyed or archived. */
  protectedTags: readonly string[];
  /** By the name of the limit in lokaform.yaml. A limit without a value has its default. A plan above a limit is refused. */
  limits: Readonly<Record<string, number>>;
  /** Replaces the limits of removals in one run: the maximum number of removals. */
  allowRemovals?: number | undefined;
  allowWrongProject: boolean;
}

export const DEFAULT_RULES: Rules = {
  languages: {},
  overwrite: [],
  accept: [],
  create: [],
  placeholders: "auto",
  incoming: { review: "any", checks: "skip", untranslated: "skip" },
  checks: {
    placeholders: "warn",
    icu: "warn",
    plurals: "warn",
    length: "warn",
    blanks: "warn",
    base: "warn",
    descriptions: "off",
    key_names: "off",
    words: "off",
  },
  filter: [],
  prune: {},
  onProblem: "skip",
  protectedTags: ["protected"],
  limits: {},
  allowWrongProject: false,
};

export const OWNER_TAG_PREFIX = "lokaform:";

export function ownershipOf({ languages }: Rules, language: string): Ownership {
  const ownership = Object.hasOwn(languages, language) ? languages[language] : undefined;
  return ownership ?? languages["*"] ?? "merge";
}

export function foreignOwner(tags: readonly string[], { owner }: Rules): string | undefined {
  const ownTag = owner === undefined ? undefined : OWNER_TAG_PREFIX + owner;
  return tags.find((tag) => tag.startsWith(OWNER_TAG_PREFIX) && tag !== ownTag);
}

export const CHECKS = ["placeholders", "icu", "plurals", "length", "blanks", "base", "descriptions"] as const;
export const ALL_CHECKS = [...CHECKS, "key_names", "words"] as const;
export type CheckName = (typeof ALL_CHECKS)[number];

/** `warn`: findings are shown. `error`: they also make the run fail. `off`: the check is not made. */
export const CHECK_LEVELS = ["warn", "error", "off"] as const;
export type CheckLevel = (typeof CHECK_LEVELS)[number];

export interface CheckLevels extends Readonly<Record<CheckName, CheckLevel>> {
  own?: { pattern: string | undefined; words: Readonly<Record<string, unknown>> };
}

/** For a setting whose values are listed from the strictest to the widest. */
export function loosensAlong<Value>(order: readonly Value[], usual: Value) {
  const rank = (value: Value | undefined) => order.indexOf(value ?? usual);
  return (before: Value | undefined, after: Value | undefined) => rank(after) > rank(before);
}

/** For a limit. `usual`: what applies without the setting; `Infinity` if nothing limits it then. */
export function loosensUpward(usual: number) {
  return (before: number | undefined, after: number | undefined) => (after ?? usual) > (before ?? usual);
}

export interface NamedLanguage {
  place: Place | undefined;
  isRule?: boolean;
}
