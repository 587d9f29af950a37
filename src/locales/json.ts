/** JSON files, nested or flat, with the plural forms of i18next if the setting says so. */

import { Duplicates, inOrder } from "./faults.ts";
import type {
  FormatOptions,
  FoundText,
  FoundValue,
  LocatedForm,
  Range,
  ReadTexts,
  TextFault,
  TextFormat,
} from "./format.ts";
import { formName, type PluralGroup, pluralGroups } from "./json/i18next.ts";
import {
  type JsonMember,
  nameFault,
  type ObjectNode,
  parseJsonObject,
  uniqueMembers,
  valueFault,
} from "./json/read.ts";
import { editJson } from "./json/write.ts";

export const json: TextFormat = {
  name: "JSON",
  matches: (path) => path.toLowerCase().endsWith(".json"),
  severalLanguages: false,
  limit: { most: 100_000, of: "names", mark: /"\s*:/g },
  read,
  edit: (text, edits, options) => {
    const formNames = options.plurals === "i18next" ? formName : NO_FORMS;
    return editJson({ text, edits, read: (changed) => read(changed, options), formName: formNames });
  },
  empty: () => "{}\n",
};

const NO_FORMS = { why: 'A JSON file has plural forms only if its text source sets "plurals: i18next".' };

function read(text: string, { plurals }: FormatOptions): ReadTexts {
  const root = parseJsonObject(text);
  return "faults" in root ? root : new Reader(text, plurals === "i18next").read(root);
}

class Reader {
  private readonly texts: FoundText[] = [];
  private readonly faults: TextFault[] = [];
  private readonly duplicates: Duplicates;
  private readonly hasForms: boolean;
  /** By joined path. */
  private readonly found = new Map<string, FoundText>();

  constructor(text: string, hasForms: boolean) {
    this.duplicates = new Duplicates(text);
    this.hasForms = hasForms;
  }

  read(root: ObjectNode): ReadTexts {
    this.object(root, []);
    return { texts: this.texts, faults: inOrder(this.faults) };
  }

  private object(object: ObjectNode, path: readonly string[]): void {
    const members = this.usable(object);
    const groups = this.hasForms ? pluralGroups(members) : undefined;
    for (const member of members) {
      const group = groups?.get(member);
      if (!group) this.member(member, [...path, member.name]);
      else if (member === group.first) this.plural(group, [...path, group.name]);
    }
  }

  /** The members whose names can be used, each name once. */
  private usable(object: ObjectNode): JsonMember[] {
    return uniqueMembers(object, this.duplicates, this.faults).filter((member) => {
      const fault = nameFault(member);
      if (fault) this.faults.push(fault);
      return !fault;
    });
  }

  private member({ nameAt, value }: JsonMember, path: readonly string[]): void {
    if (value.is === "object") {
      this.object(value, path);
      return;
    }
    const fault = valueFault(`The value of "${path.join(".")}"`, value);
    if (fault) this.faults.push(fault);
    const isText = value.is === "string" && !fault;
    this.add(
      path,
      nameAt,
      isText ? { is: "text", text: value.text, at: value.at } : { is: "none", at: value.at },
    );
  }

  private plural({ forms, first, at }: PluralGroup, path: readonly string[]): void {
    const located = new Map<string, LocatedForm>();
    for (const [form, { name, nameAt, value }] of forms) {
      const fault = valueFault(`The value of "${[...path.slice(0, -1), name].join(".")}"`, value);
      if (fault) this.faults.push(fault);
      else if (value.is === "string") located.set(form, { text: value.text, at: value.at, name: nameAt });
    }
    const isComplete = located.size === forms.size;
    this.add(path, first.nameAt, isComplete ? { is: "forms", at, forms: located } : { is: "none", at });
  }

  private add(path: readonly string[], name: Range, value: FoundValue): void {
    const joined = path.join(".");
    const first = this.found.get(joined);
    if (first) {
      this.faults.push(this.duplicates.fault(sameKey(joined, first, { path, value }), first.name, name));
      return;
    }
    const text = { path, name, value };
    this.found.set(joined, text);
    this.texts.push(text);
  }
}

function sameKey(joined: string, first: Pick<FoundText, "path" | "value">, second: typeof first): string {
  if (JSON.stringify(first.path) !== JSON.stringify(second.path)) {
    return `Nested names are joined by ".", and "${joined}" is twice in this file`;
  }
  return `"${joined}" is a text and also has plural forms`;
}
