/** Apple's `.stringsdict` files: XML property lists of texts with plural forms. */
import type { XmlElement } from "@rgrove/parse-xml";
import { append, isUnstorable, unstorableMessage } from "../model/json.ts";
import { once } from "../model/once.ts";
import {
  type NewLines,
  ownIndentation,
  rangeOf,
  type Splice,
  spliced,
  withoutElement,
} from "../model/splice.ts";
import { PLURAL_FORMS } from "../wire/key.ts";
import type {
  Addition,
  FormatOptions,
  FoundText,
  FoundValue,
  LocatedForm,
  Range,
  Replacement,
  TextEdit,
} from "./format.ts";
import { type Changes, type Faults, RefusedEdit, type SyntaxFault, textFormat } from "./textFormat.ts";
import {
  characters,
  contentOf,
  elementsOf,
  encodeXml,
  linesInElement,
  parseXmlFile,
  tagNameOf,
  withContent,
  XML_COMMENT,
  type XmlFile,
} from "./xml.ts";

export const stringsdict = textFormat({
  limit: { most: 100_000, of: "elements", mark: /<\w/g },
  parse,
  texts,
  changes: (file, edits, options) => new StringsdictEditor(file, edits, options),
  empty: () =>
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n</dict>\n</plist>\n',
});

/** A name with "::" can be the one of a variable. */
function texts(file: PropertyList, faults: Faults, options: FormatOptions): FoundText[] {
  const byName = new Map<string, FoundText>();
  for (const text of entriesOf(file, options, faults).flatMap((entry) => entry.texts)) {
    const [name = ""] = text.path;
    const earlier = byName.get(name);
    if (earlier) faults.duplicate(`"${name}" is twice in this file`, earlier.name, text.name);
    else byName.set(name, text);
  }
  return [...byName.values()];
}

interface PropertyList extends XmlFile {
  dict: XmlElement;
}

function parse(text: string): PropertyList | SyntaxFault {
  const xml = parseXmlFile(text, "plist", '<plist version="1.0"><dict/></plist>');
  if ("message" in xml) return xml;
  const [dict] = elementsOf(xml.root);
  if (dict?.name === "dict") return { ...xml, dict };
  return { message: "A .stringsdict file needs a <dict> in <plist>.", at: tagNameOf(xml.root) };
}

/** A `<key>` with its value. `name`: the content of the key. */
interface Pair extends Range {
  key: string;
  name: Range;
  value: XmlElement;
}

/** Of several pairs with one key, the last one counts, as for Apple. */
function pairsOf(xml: XmlFile, dict: XmlElement, faults?: Faults): Pair[] {
  const pairs = new Map<string, Pair>();
  let keyElement: XmlElement | undefined;
  for (const element of [...elementsOf(dict), undefined]) {
    const isKey = element?.name === "key";
    const key = keyElement && characters(xml, keyElement);
    const misplaced = !element || isKey ? keyElement : keyElement ? undefined : element;
    if (misplaced) faults?.add("Each <key> in a <dict> must have one value after it.", tagNameOf(misplaced));
    if (keyElement && key && element && !isKey) {
      const name = contentOf(xml, keyElement).at;
      const earlier = pairs.get(key);
      if (earlier) faults?.duplicate(`"${key}" is twice in this <dict>`, earlier.name, name, "warning");
      pairs.delete(key);
      pairs.set(key, { key, name, value: element, start: keyElement.start, end: element.end });
    }
    keyElement = isKey ? element : undefined;
  }
  return [...pairs.values()];
}

const FORMAT = "NSStringLocalizedFormatKey";
const SPEC_TYPE = "NSStringFormatSpecTypeKey";
const VALUE_TYPE = "NSStringFormatValueTypeKey";
const PLURAL = "NSStringPluralRuleType";
const BETWEEN = "::";

interface Dict {
  pair: Pair;
  members: readonly Pair[];
}

/** `label`: the name of its key. */
type Variable = Dict & { label: string };
interface Entry extends Dict {
  variables: readonly Variable[];
  texts: readonly FoundText[];
}

function entriesOf(file: PropertyList, options: FormatOptions, faults?: Faults): Entry[] {
  return pairsOf(file, file.dict, faults).flatMap((pair) => {
    if (pair.value.name === "dict") return [entryOf(file, pair, options, faults)];
    faults?.add(`"${pair.key}" must be a <dict>.`, pair.name);
    return [];
  });
}

/** A format that is only its variable is one text with it. With `lists`, names are those of an upload, which makes two. */
function entryOf(file: PropertyList, pair: Pair, { lists }: FormatOptions, faults?: Faults): Entry {
  const { key, name, value } = pair;
  const members = pairsOf(file, value, faults);
  const format = members.find((member) => member.key === FORMAT);
  const dicts = members.filter((member) => member.value.name === "dict");
  const text = format && textIn(file, format.value, faults);
  const words = text?.is === "text" ? text.text : "";
  const [dict] = dicts;
  const isOne = !lists && dicts.length === 1 && words.replace(/^%1\$/, "%") === `%#@${dict?.key}@`;
  if (!text) notStored(`"${key}"`, dict?.key ?? `no ${FORMAT}`, name, faults);
  for (const [, variable = ""] of words.matchAll(/%(?:\d+\$)?#@([^@]+)@/g))
    if (text && dicts.every((dict) => dict.key !== variable))
      faults?.add(`There is no variable "${variable}". Without it, an app crashes.`, text.at, "warning");
  const variables = (text ? dicts : []).map((dict) => {
    const label = isOne ? key : key + BETWEEN + dict.key;
    return { label, pair: dict, members: pairsOf(file, dict.value, faults) };
  });
  const forms = variables.map((variable): FoundText => {
    const value = formsIn(file, variable, faults);
    return { path: [variable.label], name: isOne ? name : variable.pair.name, value };
  });
  const none = { is: "none", at: rangeOf(value) } as const;
  return {
    ...{ pair, members, variables },
    texts: isOne ? forms : [{ path: [key], name, value: text ?? none }, ...forms],
  };
}

function notStored(subject: string, used: string, at: Range, faults?: Faults): void {
  const message = `${subject} has ${used}, which a key cannot store. Lokaform does not compare or change it.`;
  faults?.add(message, at, "warning");
}

function textIn(xml: XmlFile, element: XmlElement, faults?: Faults): FoundValue {
  const { at } = contentOf(xml, element);
  const text = element.name === "string" ? characters(xml, element) : undefined;
  if (text !== undefined && !isUnstorable(text)) return { is: "text", text, at };
  const message = "This must be a <string> without elements in it.";
  faults?.add(text === undefined ? message : unstorableMessage("This text"), at);
  return { is: "none", at };
}

function formsIn(xml: XmlFile, { pair: { key, name, value }, members }: Dict, faults?: Faults): FoundValue {
  const at = rangeOf(value);
  const type = members.find((member) => member.key === SPEC_TYPE);
  const rule = type && characters(xml, type.value);
  if (rule !== PLURAL) {
    notStored(`The variable "${key}"`, rule ?? `no ${SPEC_TYPE}`, name, faults);
    return { is: "none", at };
  }
  const forms = new Map<string, LocatedForm>();
  const formPairs = members.filter((member) => PLURAL_FORMS.includes(member.key));
  for (const form of formPairs) {
    const text = textIn(xml, form.value, faults);
    if (text.is === "text") forms.set(form.key, { text: text.text, at: text.at, name: form.name });
  }
  if (formPairs.every((form) => form.key !== "other"))
    faults?.add(`"${key}" needs the plural form "other". Without it, an app crashes.`, name);
  return forms.has("other") && forms.size === formPairs.length
    ? { is: "forms", at, forms }
    : { is: "none", at };
}

type Forms = Readonly<Record<string, string>>;
/** Members of a `<dict>` to write. */
type Members = readonly (readonly [key: string, value: string | Members])[];

class StringsdictEditor implements Changes {
  private readonly file: PropertyList;
  private readonly entries: readonly Entry[];
  private readonly additions: ReadonlyMap<string, Addition["value"]>;
  private readonly removed: ReadonlySet<string>;
  private readonly splices: Splice[] = [];
  private readonly added = new Map<XmlElement, NewLines[]>();
  private readonly step: string;
  private readonly entriesByKey = once(() => new Map(this.entries.map((entry) => [entry.pair.key, entry])));
  private readonly variablesByLabel = once(() => {
    const variables = this.entries.flatMap((entry) => entry.variables);
    return new Map(variables.map((variable) => [variable.label, variable]));
  });
  /** By where their text starts. */
  private readonly pairsByText = once(() => {
    const dicts = this.entries.flatMap((entry) => [entry, ...entry.variables]);
    const pairs = dicts.flatMap(({ members }) => members);
    return new Map(pairs.map((pair) => [contentOf(this.file, pair.value).at.start, pair]));
  });

  constructor(file: PropertyList, edits: readonly TextEdit[], options: FormatOptions) {
    this.file = file;
    this.entries = entriesOf(file, options);
    this.additions = new Map(
      edits.flatMap((edit) => (edit.is === "add" ? [[nameOf(edit), edit.value]] : [])),
    );
    this.removed = new Set(edits.flatMap((edit) => (edit.is === "remove" ? nameOf(edit) : [])));
    const [entry] = this.entries;
    const [outer = "", inner = ""] = [entry?.pair, entry?.members[0]].map(
      (pair) => pair && ownIndentation(file.text, pair.start),
    );
    this.step = (inner.startsWith(outer) && inner.slice(outer.length)) || "\t";
  }

  replace({ at, text }: Replacement): void {
    const pair = this.pairsByText().get(at.start);
    if (pair && characters(this.file, pair.value) !== text)
      this.splices.push(withContent(this.file, pair.value, encodeXml(text)));
  }

  add(edit: Addition, at?: number): void {
    const { value } = edit;
    const name = nameOf(edit);
    const between = Math.max(0, name.lastIndexOf(BETWEEN));
    const [entryName, variable] = [name.slice(0, between), name.slice(between + BETWEEN.length)];
    const entry = this.entriesByKey().get(entryName)?.pair.value;
    const existing = this.variablesByLabel().get(name);
    if (typeof value === "string") this.addEntry(name, value, this.newVariablesOf(name), at);
    else if (Object.values(value).includes(""))
      throw new RefusedEdit("A plural form without a text is not written, because an app would show it.");
    else if (existing)
      for (const form of formsInOrder(value))
        this.insert(existing.pair.value, [form], nextForm(existing, form));
    else if (entry) this.insert(entry, [[variable, variableOf(value)]]);
    else if (typeof this.additions.get(entryName) !== "string")
      this.addEntry(name, "%#@format@", [["format", variableOf(value)]], at);
  }

  /** The format and its variables are one text for an app. Reading back refuses to remove only some. */
  remove([text]: readonly FoundText[]): void {
    for (const { pair, texts } of this.entries)
      if (
        texts[0]?.name.start === text?.name.start &&
        texts.every((string) => this.removed.has(nameOf(string)))
      )
        this.splices.push(withoutElement(this.file.text, pair, XML_COMMENT));
  }

  text(): string {
    const { file, added, step } = this;
    for (const [dict, lines] of added)
      append(this.splices, linesInElement(file, dict, pairsOf(file, dict), lines, step));
    return spliced(file.text, this.splices);
  }

  private newVariablesOf(name: string): Members {
    const variables = [...this.additions].flatMap(([plural, forms]) =>
      typeof forms !== "string" && plural.startsWith(name + BETWEEN)
        ? [[plural.slice(name.length + BETWEEN.length), variableOf(forms)] as const]
        : [],
    );
    if (variables.length > 0) return variables;
    throw new RefusedEdit(`"${name}" has no plural forms, so it belongs in a .strings file.`);
  }

  private addEntry(name: string, format: string, variables: Members, at: number | undefined): void {
    this.insert(this.file.dict, [[name, [[FORMAT, format], ...variables]]], at);
  }

  private insert(dict: XmlElement, members: Members, at?: number): void {
    const lines = (indentation: string) => linesOf(members, indentation, this.step);
    this.added.set(dict, [...(this.added.get(dict) ?? []), { at, lines }]);
  }
}

/** Where the form starts that comes after it in the usual order. */
function nextForm({ members }: Dict, [form]: readonly [string, string]): number | undefined {
  return members.find(({ key }) => PLURAL_FORMS.indexOf(key) > PLURAL_FORMS.indexOf(form))?.start;
}

function nameOf({ path }: Pick<FoundText, "path">): string {
  return path.join(".");
}

function formsInOrder(forms: Forms): [form: string, text: string][] {
  return Object.entries(forms).sort(([a], [b]) => PLURAL_FORMS.indexOf(a) - PLURAL_FORMS.indexOf(b));
}

function variableOf(forms: Forms): Members {
  const type = /%(?:\d+\$)?[-+ #0]*\d*([hlqztj]*[diouxXfFeEgGaA])/.exec(forms.other ?? "")?.[1] ?? "d";
  return [[SPEC_TYPE, PLURAL], [VALUE_TYPE, type], ...formsInOrder(forms)];
}

function linesOf(members: Members, indentation: string, step: string): string[] {
  return members.flatMap(([key, value]) => [
    `${indentation}<key>${encodeXml(key)}</key>`,
    ...(typeof value === "string"
      ? [`${indentation}<string>${encodeXml(value)}</string>`]
      : [`${indentation}<dict>`, ...linesOf(value, indentation + step, step), `${indentation}</dict>`]),
  ]);
}
