/** JSON files, nested or flat, with the plural forms of i18next if the setting says so, and ARB files. */

import { PLURAL_FORMS } from "../wire/key.ts";
import type { FoundText, FoundValue, LocatedForm, LocatedText, Range } from "./format.ts";
import {
  describedBy,
  type JsonFile,
  type JsonMember,
  jsonChanges,
  nameFault,
  type ObjectNode,
  parseJsonObject,
  textValue,
  uniqueMembers,
} from "./jsonFile.ts";
import { type Faults, textFormat } from "./textFormat.ts";

export const json = textFormat({
  limit: { most: 100_000, of: "names", mark: /"\s*:/g },
  parse: parseJsonObject,
  texts: (file, faults, { plurals }) => textsOf(file, faults, plurals === "i18next"),
  changes: (file, _edits, { plurals }) =>
    jsonChanges(file, plurals === "i18next" ? (name, form) => `${name}_${form}` : NO_FORMS),
  empty: () => "{}\n",
});

const NO_FORMS = 'A JSON file has plural forms only if its text source sets "plurals: i18next".';

function textsOf({ root }: JsonFile, faults: Faults, hasForms: boolean): FoundText[] {
  /** By joined path. */
  const found = new Map<string, FoundText>();
  const add = (path: readonly string[], name: Range, value: FoundValue) => {
    const joined = path.join(".");
    const first = found.get(joined);
    if (first) faults.duplicate(sameKey(joined, first, path), first.name, name);
    else found.set(joined, { path, name, value });
  };
  const readMembers = (object: ObjectNode, path: readonly string[]) => {
    const members = uniqueMembers(object, faults).filter((member) => {
      const why = nameFault(member);
      if (why !== undefined) faults.add(why, member.nameAt);
      return why === undefined;
    });
    const groups = hasForms ? pluralGroups(members) : undefined;
    for (const member of members) {
      const { name, nameAt, value } = member;
      const group = groups?.get(member);
      if (group && member !== group.first) continue;
      const own = [...path, group?.name ?? name];
      if (group) add(own, nameAt, formsValue(group, path, faults));
      else if (value.is === "object") readMembers(value, own);
      else add(own, nameAt, textValue(`The value of "${own.join(".")}"`, value, faults));
    }
  };
  readMembers(root, []);
  return [...found.values()];
}

function sameKey(joined: string, first: FoundText, path: readonly string[]): string {
  if (JSON.stringify(first.path) !== JSON.stringify(path)) {
    return `Nested names are joined by ".", and "${joined}" is twice in this file`;
  }
  return `"${joined}" is a text and also has plural forms`;
}

// Plural forms as i18next (JSON v4) writes them: `item_one` and `item_other` are the forms of `item`.

interface PluralGroup {
  name: string;
  /** In the order of the file. */
  forms: ReadonlyMap<string, JsonMember>;
  first: JsonMember;
}

/** Names of an ordinal end in `_ordinal_one`, and names with a context in `_male_one`: that is part of the name of the group. */
const FORM = new RegExp(`^(.+)_(${PLURAL_FORMS.join("|")})$`, "s");

/** The groups of the members of one object, by each of their members. A group has the form other. */
function pluralGroups(members: readonly JsonMember[]): ReadonlyMap<JsonMember, PluralGroup> {
  const found = new Map<string, Map<string, JsonMember>>();
  for (const member of members) {
    const [, name, form] = FORM.exec(member.name) ?? [];
    if (name === undefined || form === undefined || member.value.is === "object") continue;
    found.set(name, (found.get(name) ?? new Map()).set(form, member));
  }
  return new Map(
    [...found].flatMap(([name, forms]) => {
      const [first] = forms.values();
      if (!first || forms.get("other")?.value.is !== "string") return [];
      return [...forms.values()].map((member) => [member, { name, forms, first }] as const);
    }),
  );
}

function formsValue({ forms, first }: PluralGroup, path: readonly string[], faults: Faults): FoundValue {
  const at = { start: first.nameAt.start, end: first.value.at.end };
  const located = new Map<string, LocatedForm>();
  for (const [form, { name, nameAt, value }] of forms) {
    const found = textValue(`The value of "${[...path, name].join(".")}"`, value, faults);
    if (found.is === "text") located.set(form, { text: found.text, at: found.at, name: nameAt });
  }
  return located.size === forms.size ? { is: "forms", at, forms: located } : { is: "none", at };
}

// Application Resource Bundle (.arb), as Flutter uses it: flat JSON. A message of ICU stays one text.

export const arb = textFormat({
  limit: { most: 100_000, of: "names", mark: /"\s*:/g },
  parse: parseJsonObject,
  texts: arbTexts,
  changes: (file) => jsonChanges(file, NO_ARB_FORMS, true),
  empty: (language) => `{\n  "@@locale": ${JSON.stringify(language)}\n}\n`,
});

const NO_ARB_FORMS = "An ARB file has no plural forms. It writes them in one text, as a message of ICU.";

/** `@@locale` is about the file, and `@title` has the attributes of `title`, with or without that text. */
const ATTRIBUTES = "@";

function arbTexts({ root }: JsonFile, faults: Faults): FoundText[] {
  const members = new Map(uniqueMembers(root, faults).map((member) => [member.name, member]));
  return [...members.values()].flatMap((member): FoundText[] => {
    const { name, nameAt, value } = member;
    if (name.startsWith(ATTRIBUTES)) return [];
    const why = nameFault(member);
    if (why !== undefined) {
      faults.add(why, nameAt);
      return [];
    }
    const text = textValue(`The value of "${name}"`, value, faults);
    return [
      { path: [name], name: nameAt, value: text, ...described(members.get(ATTRIBUTES + name), faults) },
    ];
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
