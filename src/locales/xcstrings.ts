/** String catalogs of Apple (.xcstrings): all languages in one JSON file. The name of a string can be its source text. */
import { PLURAL_FORMS } from "../wire/key.ts";
import type { Addition, FoundText, FoundValue, LocatedForm, Range, TextEdit } from "./format.ts";
import { describedBy, isKeyName, JsonWriter, type NewMembers, textValue, uniqueMembers } from "./jsonFile.ts";
import {
  type JsonFile,
  type JsonMember,
  type JsonValue,
  type ObjectNode,
  parseJsonObject,
} from "./parseJson.ts";
import {
  type Changes,
  type Faults,
  RefusedEdit,
  type SyntaxFault,
  textFormat,
  tooMany,
} from "./textFormat.ts";

export const xcstrings = textFormat({
  parse,
  texts,
  base: ({ source }) => source,
  isFromCode: ({ strings }) => strings.members.some(isExtracted),
  changes,
  empty: (language) =>
    `{\n  "sourceLanguage" : ${JSON.stringify(language)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n`,
});

/** The memory of a run depends on these, and the catalogs of real apps have far fewer. */
const MAX_NAMES = 1_000_000;
const MAX_STRINGS = 50_000;
const MAX_LANGUAGES = 1_000;

interface Catalog extends JsonFile {
  source: string;
  strings: ObjectNode;
  /** Texts that are left out, and are not copies. */
  leftOut: readonly { name: string; language: string; at: Range }[];
}

function parse(text: string): Catalog | SyntaxFault {
  const file = parseJsonObject(text, MAX_NAMES);
  if ("message" in file) return file;
  const { root } = file;
  const language = memberOf(root, "sourceLanguage");
  const strings = memberOf(root, "strings");
  if (language?.is !== "text" || language.text === "" || strings?.is !== "object") {
    const message = 'A string catalog needs "sourceLanguage" with a language code, and an object "strings".';
    return { message, at: { start: root.at.start, end: root.at.start + 1 } };
  }
  const last = strings.members[MAX_STRINGS];
  if (last) return { message: tooMany(MAX_STRINGS, "strings"), at: last.nameAt };
  return { text, root, source: language.text, strings, leftOut: withoutCopies(strings, language.text) };
}

/** In other languages than the source language, a text in the state "new" is a copy that is not translated. It is not read. */
function withoutCopies(strings: ObjectNode, source: string): Catalog["leftOut"] {
  const leftOut: { name: string; language: string; at: Range }[] = [];
  for (const entry of strings.members) {
    const localizations = memberOf(entry.value, "localizations");
    for (const { name, value } of localizations?.is === "object" ? localizations.members : []) {
      if (value.is !== "object" || name === source) continue;
      const plural = onlyMember(onlyMember(value, "variations"), "plural");
      const forms = plural?.is === "object" ? plural : undefined;
      if (forms) forms.members = forms.members.filter((form) => !isNew(form.value));
      const text = unitValue(value);
      const copied = unitValue(memberOf(localizations, source));
      const isOwn =
        text?.is === "text" && copied?.is === "text" && !["", entry.name, copied.text].includes(text.text);
      if (isOwn && isNew(value)) leftOut.push({ name: entry.name, language: name, at: text.at });
      if (isNew(value) || forms?.members.length === 0) value.members = [];
    }
  }
  return leftOut;
}

/** Strings that Xcode does not manage say so, as those that a pull adds. */
function isExtracted({ value }: JsonMember): boolean {
  const state = memberOf(value, "extractionState");
  return state?.is !== "text" || state.text !== "manual";
}

function unitValue(value: JsonValue | undefined): JsonValue | undefined {
  return memberOf(onlyMember(value, "stringUnit"), "value");
}

function isNew(value: JsonValue): boolean {
  const state = memberOf(onlyMember(value, "stringUnit"), "state");
  return state?.is === "text" && state.text === "new";
}

function onlyMember(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return value?.is === "object" && value.members.length === 1 ? memberOf(value, name) : undefined;
}

function texts({ root, strings, source, leftOut }: Catalog, faults: Faults): FoundText[] {
  uniqueMembers(root, faults);
  for (const { name, language, at } of leftOut) {
    faults.language = language;
    const message = `The ${language} text of "${name}" is not read, because its state is "new", as that of a copy. If it is a translation, write the state "translated".`;
    faults.add(message, at, "warning");
  }
  faults.language = undefined;
  return uniqueMembers(strings, faults).flatMap((entry) => textsOf(entry, source, faults));
}

function membersOf(value: JsonValue, faults: Faults): readonly JsonMember[] {
  return value.is === "object" ? uniqueMembers(value, faults) : [];
}

function objectMembers({ name, value }: JsonMember, faults: Faults): readonly JsonMember[] {
  if (value.is !== "object") faults.add(`"${name}" must be an object.`, value.at);
  return membersOf(value, faults);
}

function textsOf(entry: JsonMember, source: string, faults: Faults): FoundText[] {
  const { name, nameAt } = entry;
  const members = new Map(objectMembers(entry, faults).map((member) => [member.name, member]));
  const shouldTranslate = members.get("shouldTranslate")?.value;
  if (shouldTranslate?.is === "boolean" && !shouldTranslate.value) return [];
  const localizations = members.get("localizations");
  const languageMembers = localizations ? objectMembers(localizations, faults) : [];
  if ([entry, localizations].some((member) => member && member.value.is !== "object")) return [];
  if (languageMembers.length > MAX_LANGUAGES) {
    const message = `"${name}" has more than ${MAX_LANGUAGES.toLocaleString("en-US")} languages. Remove those that the app does not have.`;
    faults.add(message, nameAt);
    return [];
  }
  // Xcode itself adds an empty name when the code of the app shows an empty text. Without texts, nothing is lost.
  if ((name === "" && languageMembers.length === 0) || !isKeyName(entry, faults)) return [];
  const description = describedBy(`The comment of "${name}"`, members.get("comment")?.value, faults);
  const texts = languageMembers.flatMap((localization): Pick<FoundText, "language" | "value">[] => {
    const language = localization.name;
    faults.language = language;
    const value = foundValue(localization, `The text of "${name}" in "${language}"`, faults);
    faults.language = undefined;
    return value ? [{ language, value }] : [];
  });
  if (!texts.some(({ language }) => language === source))
    texts.unshift({ language: source, value: { is: "text", text: name, at: nameAt } });
  return texts.map((text) => ({ path: [name], name: nameAt, ...text, ...description }));
}

/** Undefined: the localization has no text. `subject`: such as `The text of "title" in "en"`. */
function foundValue({ value, nameAt }: JsonMember, subject: string, faults: Faults): FoundValue | undefined {
  const noText = { is: "none", at: value.at } as const;
  const members = membersOf(value, faults);
  const [variations] = members;
  if (value.is === "object" && !variations) return undefined;
  if (members.length > 1 || variations?.name !== "variations") {
    const text = unitText(value, members, subject, faults);
    return text ? { is: "text", ...text } : noText;
  }
  const kinds = objectMembers(variations, faults);
  const [plural = variations] = kinds;
  const extra = kinds.find(({ name }) => name !== "plural");
  if (extra) notStored(subject, extra.name, nameAt, faults);
  if (extra || kinds.length === 0) return extra && noText;
  const forms = objectMembers(plural, faults);
  const located = new Map<string, LocatedForm>();
  for (const { name, nameAt: formAt, value: form } of forms) {
    if (!PLURAL_FORMS.includes(name)) {
      faults.add(`"${name}" is not a plural form. Forms are ${PLURAL_FORMS.join(", ")}.`, formAt);
      continue;
    }
    const text = unitText(form, membersOf(form, faults), `${subject}, form "${name}",`, faults);
    if (text) located.set(name, { ...text, name: formAt });
  }
  if (forms.length === 0) return undefined;
  const { at } = plural.value;
  return located.size === forms.length ? { is: "forms", at, forms: located } : { is: "none", at };
}

function unitText(value: JsonValue, members: readonly JsonMember[], subject: string, faults: Faults) {
  const extra = members.find(({ name }) => name !== "stringUnit");
  const unit = members[0]?.value ?? value;
  if (extra) {
    if (members.length === 2 && extra.name === "variations")
      faults.add(`${subject} has both "stringUnit" and "variations". Keep one of them.`, extra.nameAt);
    else notStored(subject, extra.name, extra.nameAt, faults);
    return undefined;
  }
  const node = membersOf(unit, faults).find(({ name }) => name === "value")?.value;
  const text = node && textValue(subject, node, faults);
  if (!text) faults.add(`${subject} needs a "stringUnit" with a "value". Write a text in quotes.`, unit.at);
  return text?.is === "text" ? { text: text.text, at: text.at } : undefined;
}

function notStored(subject: string, used: string, at: Range, faults: Faults): void {
  const message = `${subject} uses "${used}", which a key cannot store. Lokaform does not compare or change this text.`;
  faults.add(message, at, "warning");
}

function changes(file: Catalog, edits: readonly TextEdit[]): Changes {
  const { source, strings } = file;
  const writer = new JsonWriter(file, true);
  const byStart = new Map(strings.members.map(({ nameAt, name }) => [nameAt.start, name]));
  const inSource = new Set(
    edits.flatMap((edit) => (edit.is === "add" && edit.language === source ? edit.path.join(".") : [])),
  );
  const fresh = new Set<string>();
  const add = (name: string, language: string, value: Addition["value"]) => {
    const existing = writer.membersOf(strings).get(name)?.value;
    if (existing && existing.is !== "object") throw new RefusedEdit(`"${name}" is not an object.`);
    if (!existing && !inSource.has(name))
      throw new RefusedEdit(
        `The new string "${name}" needs a text in "${source}", the source language of the file.`,
      );
    // Xcode calls a name stale that it does not find in the code, unless it is manual.
    if (!existing && !fresh.has(name)) writer.add(["strings", name, "extractionState"], "manual");
    fresh.add(name);
    // The name is the text in the source language.
    if (!existing && language === source && value === name) return;
    const path = ["strings", name, "localizations", language];
    const isPlural = memberOf(memberOf(memberOf(existing, "localizations"), language), "variations");
    if (typeof value === "string" || !isPlural) return writer.add(path, localization(value));
    for (const [form, text] of Object.entries(value))
      writer.add([...path, "variations", "plural", form], unit(text));
  };
  return {
    add: (edit) => add(edit.path.join("."), edit.language ?? source, edit.value),
    replace: (edit) => {
      // The name of a string is its text in the source language. It stays, because the code of the app has it.
      const name = byStart.get(edit.at.start);
      if (name !== undefined) return add(name, source, edit.text);
      writer.replace(edit);
    },
    remove: (texts) => writer.remove(texts),
    text: () => writer.text(),
  };
}

function localization(value: Addition["value"]): NewMembers {
  if (typeof value === "string") return unit(value);
  const plural: NewMembers = new Map(Object.entries(value).map(([form, text]) => [form, unit(text)]));
  return new Map([["variations", new Map([["plural", plural]])]]);
}

function unit(text: string): NewMembers {
  return new Map([["stringUnit", new Map(Object.entries({ state: "translated", value: text }))]]);
}

function memberOf(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return value?.is === "object" ? value.members.findLast((member) => member.name === name)?.value : undefined;
}
