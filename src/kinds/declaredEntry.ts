import * as z from "zod";
import type { PlaceholderStyle } from "../locales/placeholderStyle.ts";
import type { TextFile, TextSource } from "../locales/textSource.ts";
import type { Json } from "../model/json.ts";
import type { SourceFile, Span } from "../model/place.ts";
import type { Edited } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import type { Rules } from "../model/setting.ts";
import type { Variables } from "../model/variables.ts";
import type { FindVerdict } from "../model/verdict.ts";
import type { Field, FieldIssue } from "./field.ts";

export interface Declared<Values> {
  values: Values;
  /** `on_create` of its file: values for fields that the entry lacks, used when it is created. */
  onCreate: Partial<Values>;
  file: SourceFile;
  span: Span;
  /** Set if a locale file declares the entry. Its strings in one language share it. */
  from?: TextOrigin;
  /** Of a string in a locale file: its names, from the outermost to the innermost. */
  path?: readonly string[];
  /** Of a string whose plural forms are one message of ICU: the message. */
  message?: string;
  /** Set in a pull: a key that was created in Lokalise, and that no file has yet. */
  isToAdd?: true;
  /** The same: how the other texts of its file write placeholders. */
  style?: PlaceholderStyle;
  /** The entries of several files that declare this object together. An entry of YAML is the first one. */
  parts?: readonly Declared<Values>[];
  /** Texts of locale files that are not among the values, because they do not fit the others, or are in a wrong file. */
  leftOut?: readonly { language: string; problem: Problem; isInWrongFile?: boolean }[];
}

/** The languages that the rows of `texts` list which declare the entry. */
export function listedLanguages({ parts, from }: Pick<Declared<object>, "parts" | "from">): string[] {
  const lists = new Set<readonly string[] | undefined>();
  for (const part of parts ?? [{ from }]) lists.add(part.from?.source.languages).add(part.from?.file.others);
  return [...new Set([...lists].flatMap((languages = []) => languages))];
}

/** Whether a file of the entry is in a row with `keys_from: lokalise`, so that only Lokalise creates and removes its object. */
export function isFromLokalise({ parts, from }: Pick<Declared<object>, "parts" | "from">): boolean {
  return (parts ?? [{ from }]).some((part) => part.from?.source.keysFrom === "lokalise");
}

/** `listed`: those that the files of an entry list. `plural`: those in which a locale file has plural forms. */
export interface LanguagesInFiles {
  /** Where the entry begins. It tells the entries of one object apart. */
  place: string;
  isInLocaleFile: boolean;
  isToAdd?: boolean;
  listed: readonly string[];
  plural: readonly string[];
  fromLokalise?: boolean;
  /** Whether a file has the escapes of Java, which an upload stores in part. */
  hasEscapes?: boolean;
  /** How its file writes placeholders that no text of the key has. */
  style?: PlaceholderStyle | undefined;
}

export interface TextOrigin {
  file: TextFile;
  source: TextSource;
  language: string;
  /** True: the entry counts only if its language is the base language of the project. */
  onlyIfBase: boolean;
}

/** The project, its rules and the variables of the run, and what is decided about texts that differ. */
export interface ProjectContext {
  project: ProjectDetails;
  rules: Rules;
  variables: Variables;
  verdicts: FindVerdict;
  /** Of the setting `texts`. Absent: none. */
  rows?: readonly TextSource[];
  /** Set for an object that only Lokalise creates and removes. */
  fromLokalise?: boolean;
  /** The texts of the same object in the files of other apps, by language. Absent: only one app has it. */
  inOtherApps?: ReadonlyMap<string, readonly Json[]>;
  /** Absent: the files of earlier commits were not asked for yet. */
  formerFiles?: FormerFiles | undefined;
  /** The identities of what was declared at the last apply, as canonical JSON. Absent: it is not known. */
  applied?: ReadonlySet<string> | undefined;
  /** How the project writes placeholders. Absent: as the files. */
  storedForm?: () => StoredForm;
}

/** By the filenames of live objects: whether an earlier commit had such a file. */
export type FormerFiles = ReadonlyMap<string, "ours" | "others" | "unknown">;

/** What is seen in the texts of a project. `isUniversal`: more of them have universal placeholders than native ones. */
export interface StoredForm {
  isUniversal: boolean;
  /** Whether most named placeholders have a position, as in `[%1$s:name]`. */
  isNumbered: boolean;
}

/** The fields of a kind, and how its objects are named, identified and protected. */
export interface KindTraits<Values, Wire, Context, Payload> {
  /** In the singular: `key`. It names the kind in plans, reports and backups. */
  name: string;
  fields: readonly Field<Values, Wire, Context, Payload>[];
  /** The name that is shown. It contains no secret. */
  label(values: Values): string;
  /** The whole declared name or URL. */
  identity(values: Values): Json;
  lacks(values: Partial<Values>): FieldIssue | undefined;
  context(
    values: Values,
    live: Wire | undefined,
    context: ProjectContext,
    inFiles?: LanguagesInFiles,
  ): Context;
  /** The context for reading a response of the service. `label`: the name of the object in the plan. */
  liveContext(live: Wire, context: ProjectContext, label: string): Context;
  id(live: Wire): number | string;
  idMember: string;
  declaredId(live: Wire): number | string;
  /** The name that is shown for a live object that is not declared. It contains no secret. */
  liveLabel(live: Wire): string;
  tags(live: Wire): readonly string[];
  isArchived(live: Wire): boolean;
  staysArchived(values: Values, live: Wire, context: Context): boolean;
  lastEdit(live: Wire): Edited | undefined;
  /** When it was created, in Unix seconds, if the service says it. */
  created?(live: Wire): number | undefined;
  /** Values that a plan must not show. The plan is outdated if they change. */
  hidden(live: Wire): Json;
  /** Values that show whether the object changed since the plan was made. */
  fingerprint(live: Wire): Json;
}

/** The traits of a kind without their type parameters. Values and live objects of a kind are passed only with that kind. */
export interface AnyTraits extends KindTraits<object, unknown, unknown, unknown> {}

/** An entry of a manifest, with its members in the order in which they are written. */
export type Entry = Readonly<Record<string, Json>>;

/** A live object as an entry of a manifest: first its identity and id, then all fields of the table that are set. */
export function declare(kind: AnyTraits, live: unknown, context: unknown): Entry {
  const [identity, fields] = [true, false].map((isIdentity) =>
    kind.fields.flatMap((field) => {
      const value = (field.role === "identity") === isIdentity ? field.toManifest(live, context) : undefined;
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
  return Object.fromEntries([...(identity ?? []), [kind.idMember, kind.declaredId(live)], ...(fields ?? [])]);
}

interface Named {
  readonly name: string;
  readonly schema: z.ZodType;
}

type Shape<Fields extends readonly Named[]> = {
  -readonly [F in Fields[number] as F["name"]]: z.ZodExactOptional<F["schema"]>;
};

/** The schema of an entry: every field of the table, each optional. */
export function entrySchema<const Fields extends readonly Named[]>(fields: Fields) {
  const shape = Object.fromEntries(fields.map(({ name, schema }) => [name, schema.exactOptional()]));
  // Object.fromEntries loses the type of each member, so it is taken from the table.
  return z.strictObject(shape as Shape<Fields>);
}
