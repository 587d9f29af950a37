/** JSON files, nested or flat, with the plural forms of i18next if the setting says so, and ARB files. */
import { isUnstorable, sameJson } from "../model/json.ts";
import { pluralRulesOf } from "../model/languageCodes.ts";
import { onceForEachObject } from "../model/once.ts";
import { PLURAL_FORMS } from "../wire/key.ts";
import type {
  FormatOptions,
  FoundText,
  FoundValue,
  LocatedForm,
  LocatedText,
  Range,
  TextEdit,
} from "./format.ts";
import { describedBy, isKeyName, JsonWriter, jsonChanges, textValue, uniqueMembers } from "./jsonFile.ts";
import {
  type JsonFile,
  type JsonMember,
  type JsonValue,
  type ObjectNode,
  parseJsonObject,
} from "./parseJson.ts";
import { type Changes, type Faults, RefusedEdit, textFormat } from "./textFormat.ts";

export const json = textFormat({
  parse: (text) => parseJsonObject(text),
  texts: (file, faults, options) => {
    const member = messageMember(file);
    return member === undefined ? textsOf(file, faults, options) : messagesOf(file, member, faults);
  },
  changes: (file, edits, { plurals }) =>
    messageChanges(file, edits) ??
    jsonChanges(file, plurals === "i18next" ? (name, form) => `${name}_${form}` : NO_FORMS),
  empty: () => "{}\n",
});

const NO_FORMS = 'A JSON file has plural forms only if its text source sets "plurals: i18next".';

function textsOf({ root }: JsonFile, faults: Faults, options: FormatOptions) {
  const texts: FoundText[] = [];
  // Nested names can be the same when they are joined, and a plural can have the name of a text.
  let canRepeat = false;
  const add = (path: readonly string[], name: Range, value: FoundValue, plural?: FoundText["plural"]) =>
    texts.push(plural ? { path, name, value, plural } : { path, name, value });
  const readMembers = (object: ObjectNode, path: readonly string[]) => {
    const children = childrenOf(path);
    const members = uniqueMembers(object, faults).filter((member) => isKeyName(member, faults));
    const groups = options.plurals === "i18next" ? pluralGroups(members, path, options) : undefined;
    for (const member of members) {
      const { name, nameAt, value } = member;
      const group = groups?.get(member);
      const memberPath = childOf(path, group?.isPlural ? group.name : name, children);
      canRepeat ||= group?.isPlural === true || name.includes(".");
      if (group?.isPlural) {
        if (member === group.first) add(memberPath, nameAt, formsValue(group, path, faults), group.plural);
      } else if (value.is === "object") readMembers(value, memberPath);
      else if (value.is === "array") {
        if (!options.lists) textValue(memberPath, value, faults);
        // Without a text, their keys still belong to the app.
        nameItems(value, memberPath);
      } else add(memberPath, nameAt, textValue(memberPath, value, faults), group?.plural);
    }
  };
  const nameItems = (value: JsonValue, path: readonly string[]) => {
    const { at } = value;
    const inside: readonly (readonly [string, JsonValue])[] =
      value.is === "array"
        ? value.items.map((item, index) => [String(index), item])
        : value.is === "object"
          ? [...new Map(value.members.map((member) => [member.name, member.value]))]
          : [];
    if (inside.length === 0)
      add(path, at, options.lists ? textValue(path, value, faults) : { is: "none", at });
    for (const [name, inner] of inside) if (!isUnstorable(name)) nameItems(inner, [...path, name]);
  };
  readMembers(root, ROOT);
  return canRepeat ? eachOnce(texts, faults) : texts;
}

/** The files of all languages have the same names, so they share the paths of their texts. */
const ROOT: readonly string[] = [];
type Children = Map<string, readonly string[]>;
const childrenOf = onceForEachObject((_path: readonly string[]): Children => new Map());

function childOf(path: readonly string[], name: string, children: Children): readonly string[] {
  const sharedPath = children.get(name);
  if (sharedPath) return sharedPath;
  const child = [...path, name];
  children.set(name, child);
  return child;
}

function eachOnce(texts: readonly FoundText[], faults: Faults): FoundText[] {
  const byName = new Map<string, FoundText>();
  for (const text of texts) {
    const joined = text.path.join(".");
    const firstText = byName.get(joined);
    if (!firstText) {
      byName.set(joined, text);
      continue;
    }
    const subject = sameJson(firstText.path, text.path)
      ? `"${joined}" is a text and also has plural forms`
      : `Nested names are joined by ".", and "${joined}" is twice in this file`;
    faults.duplicate(subject, firstText.name, text.name);
    // It is not certain which of them the app uses, so none of them is sent.
    byName.set(joined, { ...firstText, value: { is: "none", at: firstText.value.at } });
  }
  return [...byName.values()];
}

// Plural forms as i18next (JSON v4) writes them: `item_one` and `item_other` are the forms of `item`.

interface PluralGroup {
  name: string;
  forms: ReadonlyMap<string, JsonMember>;
  first: JsonMember;
  plural: NonNullable<FoundText["plural"]>;
  /** Otherwise, each of its members is a text of its own. */
  isPlural: boolean;
}

/** Names of an ordinal end in `_ordinal_one`, and names with a context in `_male_one`: that is part of the name of the group. */
const FORM = new RegExp(`^(.+)_(${PLURAL_FORMS.join("|")})$`, "s");

function pluralGroups(members: readonly JsonMember[], path: readonly string[], options: FormatOptions) {
  const groups = new Map<string, Map<string, JsonMember>>();
  for (const member of members) {
    const [, name, form] = FORM.exec(member.name) ?? [];
    if (name === undefined || form === undefined || member.value.is === "object") continue;
    groups.set(name, (groups.get(name) ?? new Map()).set(form, member));
  }
  return new Map(
    [...groups].flatMap(([name, forms]) => {
      const [first] = forms.values();
      if (!first) return [];
      const isShown =
        forms.has("other") && (forms.size > 1 || (hasOneForm(name, options) ? undefined : false));
      const plural = { name: [...path, name].join("."), isShown };
      const isPlural = options.isPlural?.get(plural.name) ?? isShown !== false;
      return [...forms.values()].map((member) => [member, { name, forms, first, plural, isPlural }] as const);
    }),
  );
}

/** With only the form other, such as in Japanese and in German ordinals, an app needs no other form. */
function hasOneForm(name: string, { language = "" }: FormatOptions): boolean {
  const type = name.endsWith("_ordinal") ? "ordinal" : "cardinal";
  return pluralRulesOf(language, type)?.resolvedOptions().pluralCategories.length === 1;
}

function formsValue({ forms, first }: PluralGroup, path: readonly string[], faults: Faults): FoundValue {
  const at = { start: first.nameAt.start, end: first.value.at.end };
  const located = new Map<string, LocatedForm>();
  for (const [form, { name, nameAt, value }] of forms) {
    const formText = textValue([...path, name], value, faults);
    if (formText.is === "text") located.set(form, { text: formText.text, at: formText.at, name: nameAt });
  }
  return located.size === forms.size ? { is: "forms", at, forms: located } : { is: "none", at };
}

// Extracted messages: an object for each text, with its description.

const MESSAGES = [
  { text: "defaultMessage", others: ["description"] },
  { text: "message", others: ["description", "placeholders"] },
];

/** The member with the text, if every member of the file is such an object. */
function messageMember({ root }: JsonFile): string | undefined {
  const isMessage = ({ value }: JsonMember, text: string, otherNames: readonly string[]) =>
    value.is === "object" &&
    value.members.some((member) => member.name === text && member.value.is === "text") &&
    value.members.every(({ name }) => name === text || otherNames.includes(name));
  const format = MESSAGES.find(({ text, others: otherNames }) =>
    root.members.every((member) => isMessage(member, text, otherNames)),
  );
  return root.members.length > 0 ? format?.text : undefined;
}

function messagesOf({ root }: JsonFile, textMember: string, faults: Faults): FoundText[] {
  return uniqueMembers(root, faults).flatMap((member): FoundText[] => {
    const { name, nameAt, value: object } = member;
    if (object.is !== "object" || !isKeyName(member, faults)) return [];
    const members = new Map(uniqueMembers(object, faults).map((field) => [field.name, field.value]));
    const text = members.get(textMember);
    if (!text) return [];
    const value = textValue(`The ${textMember} of "${name}"`, text, faults);
    const description = describedBy(`The description of "${name}"`, members.get("description"), faults);
    return [{ path: [name], name: nameAt, value, ...description }];
  });
}

const NO_MESSAGE_FORMS =
  "This file has one object for each text, without plural forms. It writes them in one text, as a message of ICU.";
const OWN_PLACEHOLDERS =
  "This text has a placeholder such as $NAME$, which the file of each language of a browser extension defines. Add the text by hand.";

/** Undefined: the file has no extracted messages. A new file is as that of the base language. */
function messageChanges(file: JsonFile, edits: readonly TextEdit[]): Changes | undefined {
  const [base] = edits.flatMap((edit) => edit.base ?? []);
  const model = file.root.members.length > 0 || !base ? file : parseJsonObject(base.text);
  const textMember = "message" in model ? undefined : messageMember(model);
  if (textMember === undefined) return undefined;
  const writer = new JsonWriter(file);
  return {
    replace: (edit) => writer.replace(edit),
    remove: (texts) => writer.remove(texts),
    text: () => writer.text(),
    add: ({ path, value }, at) => {
      if (typeof value !== "string") throw new RefusedEdit(NO_MESSAGE_FORMS);
      if (textMember === "message" && /\$\w+\$/.test(value)) throw new RefusedEdit(OWN_PLACEHOLDERS);
      writer.add([path.join(".")], new Map([[textMember, value]]), at);
    },
  };
}

// Application Resource Bundle (.arb), as Flutter uses it: flat JSON. A message of ICU stays one text.

export const arb = textFormat({
  parse: (text) => parseJsonObject(text),
  texts: arbTexts,
  language: ({ root }) => {
    const locale = root.members.find(({ name }) => name === "@@locale")?.value;
    return locale?.is === "text" ? locale : undefined;
  },
  changes: (file) => jsonChanges(file, NO_ARB_FORMS, true),
  empty: (language) => `{\n  "@@locale": ${JSON.stringify(language)}\n}\n`,
});

const NO_ARB_FORMS = "An ARB file has no plural forms. It writes them in one text, as a message of ICU.";

/** `@@locale` is about the file, and `@title` has the attributes of `title`, with or without that text. */
const ATTRIBUTES = "@";

function arbTexts({ root }: JsonFile, faults: Faults): FoundText[] {
  const members = uniqueMembers(root, faults);
  const byName = new Map(members.map((member) => [member.name, member]));
  return members.flatMap((member): FoundText[] => {
    const { name, nameAt, value } = member;
    if (name.startsWith(ATTRIBUTES) || !isKeyName(member, faults)) return [];
    const text = textValue([name], value, faults);
    return [{ path: [name], name: nameAt, value: text, ...described(byName.get(ATTRIBUTES + name), faults) }];
  });
}

function described(attributes: JsonMember | undefined, faults: Faults): { description?: LocatedText } {
  if (!attributes) return {};
  const { name, value } = attributes;
  if (value.is !== "object") {
    const message = `"${name}" must be an object with attributes, such as { "description": "…" }.`;
    faults.add(message, value.at, "warning");
    return {};
  }
  const description = uniqueMembers(value, faults).find((member) => member.name === "description");
  return describedBy(`The description in "${name}"`, description?.value, faults);
}
