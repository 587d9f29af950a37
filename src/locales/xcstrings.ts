/**
 * String catalogs of Apple (.xcstrings): all languages of an app in one JSON file. A string without a localization in the
 * source language has its name as its text.
 */
import { append } from "../model/json.ts";
import { PLURAL_FORMS } from "../wire/key.ts";
import { type DuplicateFault, duplicateFaults, inOrder, unreadable } from "./faults.ts";
import type {
  EditedFile,
  FoundText,
  FoundValue,
  LocatedForm,
  LocatedText,
  Range,
  ReadTexts,
  TextEdit,
  TextFault,
  TextFormat,
} from "./format.ts";
import {
  describedBy,
  type JsonMember,
  type JsonValue,
  nameFault,
  notText,
  type ObjectNode,
  parseJsonObject,
  textValue,
  uniqueMembers,
} from "./json/read.ts";
import { JsonWriter, type NewMembers } from "./json/write.ts";
import { editAndReadBack, type FileEdit, refusedEach } from "./readBack.ts";

export const xcstrings: TextFormat = {
  limit: { most: 1_000_000, of: "names", mark: /"\s*:/g },
  read,
  edit: (text, edits) => editCatalog({ text, edits, read }),
  empty: (language) =>
    `{\n  "sourceLanguage" : ${JSON.stringify(language)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n`,
};

/** The memory of a run depends on these, and the catalogs of real apps have far fewer. */
const MAX_STRINGS = 50_000;
const MAX_LANGUAGES = 1_000;

function read(text: string): ReadTexts {
  const root = parseJsonObject(text);
  if ("faults" in root) return root;
  const language = memberOf(root, "sourceLanguage");
  const strings = memberOf(root, "strings");
  if (language?.is !== "string" || language.text === "" || strings?.is !== "object") {
    const message = 'A string catalog needs "sourceLanguage" with a language code, and an object "strings".';
    return unreadable(text, message, { start: root.at.start, end: root.at.start + 1 });
  }
  const tooMany = strings.members[MAX_STRINGS];
  if (tooMany) {
    const message = `This file has more than ${MAX_STRINGS.toLocaleString("en-US")} strings. Divide it into several files.`;
    return unreadable(text, message, tooMany.nameAt);
  }
  return new Catalog(text, language.text).read(root, strings);
}

class Catalog {
  private readonly texts: FoundText[] = [];
  private readonly faults: TextFault[] = [];
  private readonly duplicates: DuplicateFault;
  private readonly sourceLanguage: string;

  constructor(text: string, sourceLanguage: string) {
    this.duplicates = duplicateFaults(text);
    this.sourceLanguage = sourceLanguage;
  }

  read(root: ObjectNode, strings: ObjectNode): ReadTexts {
    this.members(root);
    for (const entry of this.members(strings)) this.entry(entry);
    return { texts: this.texts, faults: inOrder(this.faults) };
  }

  /** Each name once. */
  private members(value: JsonValue): readonly JsonMember[] {
    return value.is === "object" ? uniqueMembers(value, this.duplicates, this.faults) : [];
  }

  private membersOf({ name, value }: JsonMember): readonly JsonMember[] {
    if (value.is !== "object") this.faults.push(notText(`"${name}" must be an object.`, value.at));
    return this.members(value);
  }

  private entry(entry: JsonMember): void {
    const { name, nameAt, value } = entry;
    if (value.is !== "object") {
      this.faults.push(notText(`"${name}" must be an object, such as { "localizations": { … } }.`, value.at));
      return;
    }
    const members = new Map(this.members(value).map((member) => [member.name, member.value]));
    const shouldTranslate = members.get("shouldTranslate");
    if (shouldTranslate?.is === "boolean" && !shouldTranslate.value) return;
    const localizations = members.get("localizations");
    if (localizations && localizations.is !== "object") {
      this.faults.push(notText(`The localizations of "${name}" must be an object.`, localizations.at));
      return;
    }
    if (localizations && localizations.members.length > MAX_LANGUAGES) {
      const message = `"${name}" has more than ${MAX_LANGUAGES.toLocaleString("en-US")} languages. Remove those that the app does not have.`;
      this.faults.push(notText(message, nameAt));
      return;
    }
    const all = localizations ? this.members(localizations) : [];
    const fault = nameFault(entry);
    if (fault) {
      // Xcode itself adds an empty name when the code of the app shows an empty text. Without texts, nothing is lost.
      if (name !== "") this.faults.push(fault);
      else if (all.length > 0) this.faults.push({ ...fault, severity: "warning" });
      return;
    }
    const description = describedBy(`The comment of "${name}"`, members.get("comment"), this.faults);
    const found = all.flatMap((localization): Pick<FoundText, "language" | "value">[] => {
      const language = localization.name;
      const before = this.faults.length;
      const value = this.localization(localization, `The text of "${name}" in "${language}"`);
      for (const fault of this.faults.slice(before)) fault.language = language;
      return value ? [{ language, value }] : [];
    });
    if (!found.some(({ language }) => language === this.sourceLanguage)) {
      found.unshift({ language: this.sourceLanguage, value: { is: "text", text: name, at: nameAt } });
    }
    append(
      this.texts,
      found.map((one) => ({ path: [name], name: nameAt, ...one, ...description })),
    );
  }

  /** Undefined: the localization has no text. `subject`: such as `The text of "title" in "en"`. */
  private localization({ value, nameAt }: JsonMember, subject: string): FoundValue | undefined {
    const none = { is: "none", at: value.at } as const;
    const members = this.members(value);
    const [variations] = members;
    if (value.is === "object" && !variations) return undefined;
    if (members.length > 1 || variations?.name !== "variations") {
      const text = this.text(value, members, subject);
      return text ? { is: "text", ...text } : none;
    }
    const kinds = this.membersOf(variations);
    const [plural = variations] = kinds;
    const other = kinds.find(({ name }) => name !== "plural");
    if (other) this.notStored(subject, other.name, nameAt);
    if (other || kinds.length === 0) return other && none;
    const forms = this.membersOf(plural);
    const located = new Map<string, LocatedForm>();
    for (const form of forms) {
      const text = this.form(form, subject);
      if (text) located.set(form.name, { ...text, name: form.nameAt });
    }
    if (forms.length === 0) return undefined;
    const { at } = plural.value;
    return located.size === forms.length ? { is: "forms", at, forms: located } : { is: "none", at };
  }

  private form({ name, nameAt, value }: JsonMember, subject: string): LocatedText | undefined {
    if (PLURAL_FORMS.includes(name))
      return this.text(value, this.members(value), `${subject}, form "${name}",`);
    const message = `"${name}" is not a plural form. Forms are ${PLURAL_FORMS.join(", ")}.`;
    this.faults.push(notText(message, nameAt));
    return undefined;
  }

  /** The text of an object that has only a `stringUnit`. */
  private text(value: JsonValue, members: readonly JsonMember[], subject: string): LocatedText | undefined {
    const other = members.find(({ name }) => name !== "stringUnit" && name !== "variations");
    const [member, second] = members;
    if (value.is !== "object") {
      this.faults.push(notText(`${subject} must be an object with "stringUnit" or "variations".`, value.at));
    } else if (other) this.notStored(subject, other.name, other.nameAt);
    else if (second) {
      const message = `${subject} has both "stringUnit" and "variations". Keep one of them.`;
      this.faults.push(notText(message, second.nameAt));
    } else if (member?.name === "variations") {
      const [kind = member] = this.membersOf(member);
      this.notStored(subject, kind.name, kind.nameAt);
    } else return this.unit(member?.value ?? value, subject);
    return undefined;
  }

  private unit(unit: JsonValue, subject: string): LocatedText | undefined {
    const found = this.members(unit).find(({ name }) => name === "value")?.value;
    if (!found) {
      const message = `${subject} needs a "stringUnit" with a "value". Write a text in quotes.`;
      this.faults.push(notText(message, unit.at));
      return undefined;
    }
    const read = textValue(subject, found, this.faults);
    return read.is === "text" ? { text: read.text, at: read.at } : undefined;
  }

  private notStored(subject: string, used: string, at: Range): void {
    const message = `${subject} uses "${used}", which a key cannot store. Lokaform does not compare or change this text.`;
    this.faults.push({ ...notText(message, at), severity: "warning" });
  }
}

type Value = Extract<TextEdit, { is: "add" }>["value"];

function editCatalog({ text, edits, read }: FileEdit): EditedFile {
  const root = parseJsonObject(text);
  if ("faults" in root)
    return editAndReadBack({ text, edits, read }, () => ({ why: "The file cannot be read." }));
  const language = memberOf(root, "sourceLanguage");
  const source = language?.is === "string" ? language.text : "";
  const inLanguages = edits.map(
    (edit): TextEdit => (edit.is === "add" ? { language: source, ...edit } : edit),
  );
  return editAndReadBack({ text, edits: inLanguages, read }, () => {
    const writer = new JsonWriter(text, root, true);
    const strings = memberOf(root, "strings");
    if (strings?.is !== "object") return { why: 'The file has no object "strings".' };
    const byStart = new Map(strings.members.map(({ nameAt, name }) => [nameAt.start, name]));
    const inSource = new Set(
      inLanguages.flatMap((one) => (one.is === "add" && one.language === source ? one.path.join(".") : [])),
    );
    /** Adds a language to a string, which can be new. Returns why it cannot be added. */
    const add = (name: string, language: string, value: Value): string | undefined => {
      const existing = writer.membersOf(strings).get(name)?.value;
      if (existing && existing.is !== "object") return `"${name}" is not an object.`;
      if (!existing && !inSource.has(name))
        return `The new string "${name}" needs a text in "${source}", the source language of the file.`;
      // Xcode calls a name stale that it does not find in the code, unless it is manual.
      if (!existing) writer.add(["strings", name, "extractionState"], "manual");
      const taken = writer.add(["strings", name, "localizations", language], localization(value));
      return taken && `"${name}" already has a localization "${language}", which is not one text.`;
    };
    const each = new Map<number, string>();
    for (const [index, edit] of inLanguages.entries()) {
      // The name of a string is its text in the source language. It stays, because the code of the app has it.
      const named = edit.is === "replace" ? byStart.get(edit.at.start) : undefined;
      let why: string | undefined;
      if (edit.is === "add") why = add(edit.path.join("."), edit.language ?? source, edit.value);
      else if (named !== undefined) why = add(named, source, edit.text);
      else writer.replace(edit.at, edit.text);
      if (why !== undefined) each.set(index, why);
    }
    return refusedEach(each) ?? writer.result();
  });
}

function localization(value: Value): NewMembers {
  if (typeof value === "string") return unit(value);
  const plural: NewMembers = new Map(Object.entries(value).map(([form, text]) => [form, unit(text)]));
  return new Map([["variations", new Map([["plural", plural]])]]);
}

function unit(text: string): NewMembers {
  return new Map([
    [
      "stringUnit",
      new Map([
        ["state", "translated"],
        ["value", text],
      ]),
    ],
  ]);
}

function memberOf({ members }: ObjectNode, name: string): JsonValue | undefined {
  return members.find((member) => member.name === name)?.value;
}
