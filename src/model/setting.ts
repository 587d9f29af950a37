/**
 * A setting is one row: the option, the input of the action, the field of lokaform.yaml, its default, its checks and all that
 * the help and the documentation say about it come from this row.
 */
import * as z from "zod";
import type { CommandName } from "./command.ts";
import type { Json } from "./json.ts";
import { once } from "./once.ts";

export interface Setting<Value = unknown> {
  /** As in lokaform.yaml. An option or input has hyphens instead: `time_limit`, `--time-limit`. */
  name: string;
  /** The field of lokaform.yaml that contains it: `limits` for `limits.removals`. */
  parent?: string;
  schema: z.ZodType<Value>;
  /** The accepted values, in words that can follow "must be". */
  expects: string;
  /** A mapping of free names: what each value must be, so that a mistake is reported where it is. */
  members?: { schema: z.ZodType; expects: string };
  /** A list of mappings: the fields of each, so that a mistake is reported where it is. */
  entries?: SettingEntries;
  /** Used if nothing sets it. */
  default?: NoInfer<Value>;
  commands: readonly CommandName[];
  /** Where lokaform.yaml may have it; absent: not at all. */
  file?: FilePlace;
  /** How the command line or the action gives it; absent: only lokaform.yaml has it. */
  option?: SettingOption;
  /** The environment variable that sets it. */
  environment?: string;
  /**
   * Whether a run may remove, overwrite, send or show more after a change of this setting. Undefined values: lokaform.yaml does
   * not have the setting. Absent: it never may.
   */
  widens?(before: Value | undefined, after: Value | undefined): boolean;
  docs: SettingDocs;
}

export interface SettingEntries {
  schema: z.ZodType & { shape: Readonly<Record<string, z.ZodType>> };
  fields: readonly { name: string; expects: string }[];
  /** Members that are not fields, and what each expects. */
  identity: Readonly<Record<string, string>>;
  /** What messages call one mapping: "a text source". */
  thing: string;
}

export interface SettingWithDefault<Value> extends Setting<Value> {
  default: NoInfer<Value>;
}

/** At the top level of lokaform.yaml, in an entry of `projects`, or in both. */
export type FilePlace = "top" | "entry" | "both";

export type SettingOption = {
  /** `argument`: a word without an option in front of it, or several if it is a list. */
  offered:
    | "everywhere"
    | "on the command line"
    | "in the action"
    | "as an argument"
    | "as an argument and in the action";
} & (
  | { as: "switch"; short?: string }
  /** `list`: an option that may be repeated, or an input with one value per line. */
  | { as: "text" | "number" | "list"; metavar: string }
);

/** Sentences in Markdown. The help shows them without backquotes. */
export interface SettingDocs {
  text: string;
  /** Added in the help, or in the description of the input, or in the table of lokaform.yaml. */
  commandLine?: string;
  action?: string;
  file?: string;
  /** What applies if nothing sets it, where the default is not a value. */
  default?: string;
  /** A value in lokaform.yaml. Every setting of lokaform.yaml has one. */
  example?: Json;
  /** What its empty value in lokaform.yaml means; absent: it cannot be empty. */
  empty?: string;
}

/** A row as its file writes it. The schema is built when it is first used, because a run needs only some of them. */
type Row<Value> = Omit<Setting<Value>, "schema"> & { schema: () => z.ZodType<Value> };

/** Keeps the type of the value, which the schema knows. */
export function setting<Value>(row: Row<Value> & { default: NoInfer<Value> }): SettingWithDefault<Value>;
export function setting<Value>(row: Row<Value>): Setting<Value>;
export function setting<Value>(row: Row<Value>): Setting<Value> {
  const schema = once(row.schema);
  return {
    ...row,
    get schema() {
      return schema();
    },
  };
}

/** The parts of an option of several settings: `keys=owned,by=archive`. */
export function partsOf(given: readonly string[]): { name: string; value: string }[] {
  return given.flatMap((text) =>
    text.split(",").map((part) => {
      const [name = "", value = ""] = part.split("=", 2).map((word) => word.trim());
      return { name, value };
    }),
  );
}

/** The settings that belong to a kind. Adding a kind to the list of kinds adds its settings everywhere. */
export interface KindSettings {
  /** The manifests of the kind. */
  manifests: Setting<string[]>;
  /** Which undeclared objects are removed. */
  prune: Setting<"off" | "owned" | "all">;
  /** One without a default is off unless it is set. */
  limits: readonly Setting<number>[];
}

export const changedSetting = z.object({
  /** Its path in lokaform.yaml, such as `limits.removals`. */
  name: z.string(),
  /** As YAML in one line; absent if the file does not have the setting. */
  before: z.string().exactOptional(),
  after: z.string().exactOptional(),
  /** Whether a run may remove, overwrite, send or show more than before. */
  widens: z.boolean(),
});
/** A setting of lokaform.yaml that a pull request changes. */
export interface ChangedSetting extends z.output<typeof changedSetting> {}

/** As an option or an input. */
export function optionName({ name }: Pick<Setting, "name">): string {
  return name.replaceAll("_", "-");
}

/** As lokaform.yaml has it, with the field that contains it. */
export function fullName({ parent, name }: { parent?: string | undefined; name: string }): string {
  return parent === undefined ? name : `${parent}.${name}`;
}

export function isOnCommandLine({ option }: Setting): boolean {
  return option?.offered === "everywhere" || option?.offered === "on the command line";
}

export function isInput({ option }: Setting): boolean {
  const offered = option?.offered;
  return (
    offered === "everywhere" || offered === "in the action" || offered === "as an argument and in the action"
  );
}

export function isArgument({ option }: Setting): boolean {
  return option?.offered === "as an argument" || option?.offered === "as an argument and in the action";
}
