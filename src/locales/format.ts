/** A format of locale files, which already contain the texts of an app, such as `en.json`. It knows no keys and no projects. */
import type { Message } from "../model/message.ts";
import type { ProblemCode, Severity } from "../model/problem.ts";

/** Offsets in the text of a file, in UTF-16 code units: the first one, and the one after the last. */
export interface Range {
  start: number;
  end: number;
}

/** A text with its location: the whole value as the file has it, including its quotes or CDATA marks. */
export interface LocatedText {
  text: string;
  at: Range;
}

/** A plural form. `name`: where the file names it; for a JSON member of i18next, its name, such as `"item_one"`. */
export interface LocatedForm extends LocatedText {
  name: Range;
}

/** What a file says for one name. `none`: the file has the name, but its value is not one text; a fault says why. */
export type FoundValue =
  | ({ is: "text" } & LocatedText)
  /** `message`: the message of ICU that has all of the forms. */
  | { is: "forms"; at: Range; forms: ReadonlyMap<string, LocatedForm>; message?: string }
  | { is: "none"; at: Range };

export interface FoundText {
  /** The names from the outermost to the innermost. Joined by ".", they are `{path}` of `key_name`. */
  path: readonly string[];
  name: Range;
  value: FoundValue;
  /** Set only by formats that have several languages in one file. As the file writes it. */
  language?: string;
  /** A description for translators, if the format has one. An empty one is absent. */
  description?: LocatedText;
  /** Of a name that ends like a form of i18next. `isShown`: whether this file shows a plural; undefined: it can be one. */
  plural?: { name: string; isShown: boolean | undefined };
}

/** Something that the user must fix, or should know: full sentences with the cause and the fix, without the location. A format never throws on bad input. */
export interface TextFault extends Message {
  code: Extract<ProblemCode, "text-file" | "empty-manifest" | "not-a-text" | "duplicate-text">;
  severity?: Severity;
  at: Range;
  /** The language of the text with the fault, if a file has several. As the file writes it. */
  language?: string;
}

export interface ReadTexts {
  /** In the order of the file. If the file has a syntax error, this is empty, because what follows is not certain. */
  texts: readonly FoundText[];
  faults: readonly TextFault[];
  /** The base language, if the file says it. As the file writes it. */
  base?: string;
  /** Whether a tool, such as Xcode, fills the file with strings of the code. */
  isFromCode?: boolean;
  /** The language of all of its texts, if the file says it. As the file writes it. */
  language?: LocatedText;
}

export interface FormatOptions {
  /** How a format without plural forms of its own writes them. Others ignore it. */
  plurals: "none" | "i18next" | "icu";
  /** Which names are plurals in the files of all languages. Of other names, the file says it alone. */
  isPlural?: ReadonlyMap<string, boolean> | undefined;
  /** Whether each item of a list in JSON is a text with its index as its name. Without it, lists are not read. */
  lists?: boolean;
  /** Of the texts, as the project names it. Undefined: not known, or the file has several. */
  language?: string | undefined;
}

/** The same string in the base language, by the text of its file, in the same format, and the start of its name. */
export interface BaseString {
  text: string;
  name: number;
}

/** Ranges and paths are those before all changes. If a value can be written in ways that mean different things, `base` decides. */
export type TextEdit = { base?: BaseString } & (
  | /** `at`: the range of a text or of a plural form, as `read` returned it. */
  { is: "replace"; at: Range; text: string }
  /** Adds a string, or plural forms to those of a string. `language`: only if the format has several. `after`: the path of a string of the file. Empty: the new one is the first. Undefined: it is the last. */
  | {
      is: "add";
      path: readonly string[];
      after?: readonly string[] | undefined;
      language?: string;
      value: string | Readonly<Record<string, string>>;
    } /** Removes a string with what belongs to it, such as its comment, in all languages of the file. */
  | { is: "remove"; path: readonly string[] }
);

export type Replacement = Extract<TextEdit, { is: "replace" }>;
export type Addition = Extract<TextEdit, { is: "add" }>;

/** `why`: a full sentence. `each`: why edits are refused on their own, by their index. Undefined: that is not known. */
export type EditedFile =
  | { is: "edited"; text: string }
  | { is: "refused"; why: string; each?: ReadonlyMap<number, string> };

/** The types of locale files: their names for users, the end of their paths, and whether one file has several languages. */
export const FILE_TYPES = [
  { name: "JSON", end: ".json", severalLanguages: false },
  { name: "ARB", end: ".arb", severalLanguages: false },
  { name: "Apple strings", end: ".strings", severalLanguages: false },
  { name: "Apple plural strings", end: ".stringsdict", severalLanguages: false },
  { name: "Apple string catalog", end: ".xcstrings", severalLanguages: true },
  { name: "Android strings", end: ".xml", severalLanguages: false },
  { name: "XLIFF", end: ".xlf", severalLanguages: false },
  { name: "Java properties", end: ".properties", severalLanguages: false },
] as const;
export type FileType = (typeof FILE_TYPES)[number];

export function fileTypeOf(path: string): FileType | undefined {
  const lower = path.toLowerCase().replace(/\.xliff$/, ".xlf");
  return FILE_TYPES.find(({ end }) => lower.endsWith(end));
}

export interface TextFormat {
  /** The most names or elements of a file that is read. `mark`: what each of them has. Absent: the parser counts them. */
  limit?: { most: number; of: string; mark: RegExp };
  read(text: string, options: FormatOptions): ReadTexts;
  /** All other bytes stay. The result is read back: if it does not have exactly the wanted texts, the edit is refused. */
  edit(text: string, edits: readonly TextEdit[], options: FormatOptions): EditedFile;
  /** A new file without strings, to which `edit` adds them. `language`: as the file should name it, if it names one. */
  empty(language: string): string;
}

/** A text with tags can say `&` as `&amp;`, which is read alike. `&amp;lt;` is not `&lt;`. */
export function plainAmpersands(text: string): string {
  return text.includes("&amp;") && /<\/?[a-z]/i.test(text) ? text.replace(/&amp;(?!#?\w+;)/g, "&") : text;
}

/** An upload stores the texts of a `.properties` file with some of Java's escapes in them. */
export function withoutJavaEscapes(text: string): string {
  return text.replace(/\\(.)/g, (_, char) => (char === "n" ? "\n" : char === "t" ? "\t" : char));
}
