/** Makes a format from how a file is parsed, read and changed. A change is kept only if reading the new text gives exactly the wanted texts. */
import { isUnstorable, unstorableMessage } from "../model/json.ts";
import { once } from "../model/once.ts";
import { lineStartsOf, MERGE_CONFLICT, mergeConflicts, placeOf } from "../model/place.ts";
import {
  type Addition,
  type EditedFile,
  type FormatOptions,
  type FoundText,
  type FoundValue,
  type LocatedText,
  plainAmpersands,
  type Range,
  type ReadTexts,
  type Replacement,
  type TextEdit,
  type TextFault,
  type TextFormat,
} from "./format.ts";

export type SyntaxFault = Pick<TextFault, "message" | "quotes" | "at">;

export class SyntaxMistake extends Error {
  readonly fault: SyntaxFault;

  constructor(fault: SyntaxFault) {
    super(fault.message);
    this.fault = fault;
  }
}

export function parsedOrFault<File>(parse: () => File): File | SyntaxFault {
  try {
    return parse();
  } catch (error) {
    if (error instanceof SyntaxMistake) return error.fault;
    throw error;
  }
}

export function tooMany(most: number, of: string): string {
  return `This file has more than ${most.toLocaleString("en-US")} ${of}. Divide it into several files.`;
}

export class RefusedEdit extends Error {}

/** An edit that is not possible throws a {@link RefusedEdit}. */
export interface Changes {
  replace(edit: Replacement): void;
  /** `at`: a new string comes before the first one that starts there or later. Undefined: at the end. */
  add(edit: Addition, at?: number): void;
  /** `texts`: those of one string. */
  remove(texts: readonly FoundText[]): void;
  text(): string;
}

interface Parts<File> extends Pick<TextFormat, "limit" | "empty"> {
  parse(text: string): File | SyntaxFault;
  texts(file: File, faults: Faults, options: FormatOptions): FoundText[];
  /** The base language, if a file of this format says it. */
  base?(file: File): string;
  language?(file: File): LocatedText | undefined;
  isFromCode?(file: File): boolean;
  changes(file: File, edits: readonly TextEdit[], options: FormatOptions): Changes;
}

export function textFormat<File extends object>(parts: Parts<File>) {
  const { parse, texts, base, language: languageOf, isFromCode, changes, ...traits } = parts;
  const textsIn = (text: string, file: File, options: FormatOptions): ReadTexts => {
    const faults = new Faults(text);
    const foundTexts = texts(file, faults, options);
    const language = languageOf?.(file);
    return {
      ...{ texts: foundTexts, faults: faults.inOrder() },
      ...(base && { base: base(file) }),
      ...(language && { language }),
      ...(isFromCode?.(file) && { isFromCode: true }),
    };
  };
  const parseTexts = (text: string, options: FormatOptions) => {
    const file = parse(text);
    return "message" in file ? unreadable(text, file) : textsIn(text, file, options);
  };
  const edit = (text: string, edits: readonly TextEdit[], options: FormatOptions): EditedFile => {
    if (edits.length === 0) return { is: "edited", text };
    const file = parse(text);
    if ("message" in file) {
      const [{ message } = file] = unreadable(text, file).faults;
      return { is: "refused", why: `The file cannot be read. ${message}` };
    }
    const before = textsIn(text, file, options);
    const { wanted: content, each: reasons } = wantedTexts(before.texts, edits);
    if (!content) return { is: "refused", why: "The file does not have a text at this location." };
    if (reasons.size === 0) {
      const made = changes(file, edits, options);
      const ends = once(() => new Map(before.texts.map((found) => [found.path.join("."), endOf(found)])));
      const placeAfter = (path: readonly string[]) => (path.length === 0 ? 0 : ends().get(path.join(".")));
      for (const [index, textEdit] of edits.entries())
        try {
          if (textEdit.is === "add") made.add(textEdit, textEdit.after && placeAfter(textEdit.after));
          else if (textEdit.is === "replace") made.replace(textEdit);
          else made.remove(before.texts.filter((found) => isOf(found, textEdit)));
        } catch (error) {
          if (!(error instanceof RefusedEdit)) throw error;
          reasons.set(index, error.message);
        }
      const after = made.text();
      if (reasons.size === 0) return readBack(after, before, parseTexts(after, options), edits, content);
    }
    return { is: "refused", why: [...reasons.values()][0] ?? "", each: reasons };
  };
  return { ...traits, read: parseTexts, edit };
}

function endOf({ name, value }: FoundText): number {
  const forms = value.is === "forms" ? [...value.forms.values()].map(({ at }) => at.end) : [];
  return Math.max(name.end, value.at.end, ...forms);
}

export class Faults {
  /** The language of the texts that are read now, if the file has several. */
  language: string | undefined;
  private readonly found: TextFault[] = [];
  private readonly lineStarts: () => number[];

  constructor(text: string) {
    this.lineStarts = once(() => lineStartsOf(text));
  }

  get count(): number {
    return this.found.length;
  }

  add(message: string, at: Range, severity?: "warning", code: TextFault["code"] = "not-a-text"): void {
    const { language } = this;
    this.found.push({
      code,
      message,
      at,
      ...(severity && { severity }),
      ...(language !== undefined && { language }),
    });
  }

  /** `subject`: the start of the message, without the location of `twin`. A warning: the last one counts. */
  duplicate(subject: string, twin: Range, at: Range, severity?: "warning", fix = "Keep one of them."): void {
    const { line } = placeOf({ path: "", lineStarts: this.lineStarts() }, twin.start, twin.end);
    const note = severity ? " The last one counts." : "";
    this.add(`${subject}, also at line ${line}.${note} ${fix}`, at, severity, "duplicate-text");
  }

  inOrder(): TextFault[] {
    return this.found.toSorted((a, b) => a.at.start - b.at.start);
  }
}

/** A file that cannot be read. The marks of a merge conflict are reported instead of the mistake. */
export function unreadable(text: string, mistake: SyntaxFault): ReadTexts {
  const conflicts = mergeConflicts(text).map((at) => ({ message: MERGE_CONFLICT, at }));
  const faults = conflicts.length > 0 ? conflicts : [mistake];
  return { texts: [], faults: faults.map((fault) => ({ code: "text-file", ...fault })) };
}

function readBack(
  newText: string,
  before: ReadTexts,
  after: ReadTexts,
  edits: readonly TextEdit[],
  content: ReadonlyMap<string, string>,
): EditedFile {
  // A new text can have a description that was already in the file.
  const existing = new Set(before.texts.map(nameOf));
  const names = new Set(
    after.texts.flatMap((text) => {
      const name = nameOf(text);
      return content.get(name) === (existing.has(name) ? contentOf(text) : valueText(text.value)) ? name : [];
    }),
  );
  // A new text can be without the fault of the old one. Texts of one name can become equal, or different. The last string can go.
  const counted: readonly TextFault["code"][] = ["text-file", "not-a-text"];
  const [faultsBefore = 0, faultsAfter = 0] = [before, after].map(
    ({ faults }) => faults.filter(({ code }) => counted.includes(code)).length,
  );
  const isAsWanted =
    faultsAfter <= faultsBefore && [after.texts.length, names.size].every((count) => count === content.size);
  if (isAsWanted) return { is: "edited", text: newText };
  const reason = "The changed file would not contain exactly the wanted texts. Change it by hand.";
  const reasons = edits.flatMap((edit, index) =>
    edit.is === "add" && !names.has(nameOf(edit)) ? [[index, reason] as const] : [],
  );
  return { is: "refused", why: reason, ...(reasons.length > 0 && { each: new Map(reasons) }) };
}

/** What each text contains after the edits, by name and language. Undefined: an edit replaces a text that the file does not have. */
function wantedTexts(texts: readonly FoundText[], edits: readonly TextEdit[]) {
  const replaced = new Map<string, string>();
  for (const edit of edits) if (edit.is === "replace") replaced.set(rangeName(edit.at), edit.text);
  const used = new Set<string>();
  const textAt = (oldText: LocatedText): string => {
    const text = replaced.get(rangeName(oldText.at));
    if (text !== undefined) used.add(rangeName(oldText.at));
    return text ?? oldText.text;
  };
  const plurals = new Map(
    texts.flatMap((text) => (text.value.is === "forms" ? [[nameOf(text), text.value.forms]] : [])),
  );
  const added = new Map<string, Readonly<Record<string, string>>>();
  for (const edit of edits)
    if (edit.is === "add" && typeof edit.value !== "string") added.set(nameOf(edit), edit.value);
  const content = new Map(
    texts.map((text) => [nameOf(text), contentOf(text, textAt, added.get(nameOf(text)))]),
  );
  const reasons = new Map<number, string>();
  if (used.size < replaced.size) return { wanted: undefined, each: reasons };
  for (const [index, edit] of edits.entries()) {
    if (edit.is === "remove") {
      const removed = texts.filter((found) => isOf(found, edit)).map(nameOf);
      if (removed.length === 0) reasons.set(index, "The file does not have this string.");
      for (const name of removed) content.delete(name);
      continue;
    }
    const strings = edit.is === "replace" ? [edit.text] : Object.values(formsOf(edit.value));
    if (strings.some((string) => isUnstorable(string))) reasons.set(index, unstorableMessage("The new text"));
    if (edit.is !== "add" || reasons.has(index)) continue;
    const name = nameOf(edit);
    const forms = plurals.get(name);
    const isNew =
      typeof edit.value !== "string" && Object.keys(edit.value).every((form) => forms?.has(form) === false);
    if (isNew) continue;
    if (content.has(name)) reasons.set(index, `The file already has the text "${edit.path.join(".")}".`);
    else content.set(name, textOf(edit.value));
  }
  return { wanted: content, each: reasons };
}

/** A text without plural forms is the only form, without a name. */
export function formsOf(value: string | Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return typeof value === "string" ? { "": value } : value;
}

function rangeName({ start, end }: Range): string {
  return `${start}-${end}`;
}

function isOf({ path }: FoundText, edit: { path: readonly string[] }): boolean {
  return path.join(".") === edit.path.join(".");
}

function nameOf({ path, language }: { path: readonly string[]; language?: string }): string {
  return JSON.stringify([language, path.join(".")]);
}

/** `textAt`: the text that a value or a form has or gets. `added`: forms that it gets. */
function contentOf(
  { value, description }: Pick<FoundText, "value" | "description">,
  textAt?: (oldText: LocatedText) => string,
  added?: Readonly<Record<string, string>>,
): string {
  return JSON.stringify([valueText(value, textAt, added), description?.text]);
}

function valueText(value: FoundValue, textAt = ({ text }: LocatedText) => text, added = {}): string {
  if (value.is === "none") return "null";
  if (value.is === "text") return textOf(textAt(value));
  const forms = Object.fromEntries([...value.forms].map(([form, formText]) => [form, textAt(formText)]));
  return textOf({ ...forms, ...added });
}

function textOf(value: string | Readonly<Record<string, string>>): string {
  const forms = typeof value === "string" ? value : Object.entries(value).sort();
  return plainAmpersands(JSON.stringify(forms));
}
