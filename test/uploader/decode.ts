/** Reads locale files for the uploader. Not with the readers of `src`: what both read alike is then right. */

import { extname } from "node:path";
import { parse as parseIcu, TYPE } from "@formatjs/icu-messageformat-parser";
import { parseXml, XmlElement, type XmlNode, XmlText } from "@rgrove/parse-xml";
import { parse } from "plist";
import { getProperties } from "properties-file";

export type Value = string | Readonly<Record<string, string>>;
export interface Decoded {
  name: string;
  value: Value;
  description?: string;
  context?: string;
}

export interface DecodeSwitches {
  /** Depends on the import: `_one` and `_other` are the forms of a plural key, or keys of their own. */
  i18next: "keys" | "plurals";
  /** Not known: `{ one, other }` in JSON are keys of their own, or the forms of a plural key. */
  nestedForms: "keys" | "plurals";
  /** Not known beyond quotes and \u: whether escapes of Java stay in the text. */
  propertiesEscapes: "raw except u" | "decoded";
  /** Depends on the import: a text that is one plural message of ICU is a text, or the forms of a plural key. */
  icuPlurals: "texts" | "plurals";
  /** Not known: what numbers, `true`, `false` and `null` of JSON become. */
  otherValues: "left out" | "texts";
  /** Not known: whether the tags of `<xliff:g>` are a part of the text. */
  xliff: "kept" | "left out";
  /** Not known: `translatable="false"` makes a key, with a custom attribute, or none. */
  untranslatable: "left out" | "keys";
  /** Not known: whether a string of an Android list is a key. The documented name is `name[0]`. */
  lists: "keys" | "left out";
  /** Not known: whether a format that is only its variable is a key, too. The documented names are those of two keys. */
  stringsdictSingle: "two keys" | "one";
  /** Not known: which attribute of a unit of Symfony is the name. Exports have the name as both. */
  xliffSymfony: "resname" | "id";
  /** Not known: whether an id in two files of a document is one key. */
  xliffSameId: "two keys" | "one";
}

/** Without a byte order mark it is UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

/** `language`: only a string catalog has several. */
export function decode(path: string, text: string, language: string, switches: DecodeSwitches): Decoded[] {
  switch (extname(path)) {
    case ".strings":
      return appleTexts(text);
    case ".xlf":
    case ".xliff":
      return xliffTexts(text, language, switches);
    case ".stringsdict":
      return stringsdictTexts(text, switches);
    case ".xml":
      return androidTexts(text, switches);
    case ".xcstrings":
      return catalogTexts(JSON.parse(text), language);
    case ".properties":
      return javaTexts(text, switches);
    case ".arb":
      return arbTexts(JSON.parse(text)).map((one) => fromIcu(one, switches));
    default:
      return withForms(jsonTexts(JSON.parse(text), [], switches), switches).map((one) =>
        fromIcu(one, switches),
      );
  }
}

function arbTexts(members: Readonly<Record<string, unknown>>): Decoded[] {
  return Object.entries(members).flatMap(([name, value]) => {
    if (name.startsWith("@") || typeof value !== "string") return [];
    const { description } = (members[`@${name}`] ?? {}) as { description?: string };
    return [{ name, value, ...(description !== undefined && { description }) }];
  });
}

/** Comments, strings in quotes, words without, and what is between them. */
const TOKENS = /\/\*.*?\*\/|\/\/[^\n\r]*|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([\w.$:/-]+)|[=;]/gs;
const APPLE: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "\n": "" };

/** As Apple's old property lists. The last text of a name counts, and a name without a text is its own text. */
function appleTexts(text: string): Decoded[] {
  const found = new Map<string, string>();
  let words: string[] = [];
  for (const [token, double, single, word] of text.matchAll(TOKENS)) {
    const string = double ?? single ?? word;
    if (string !== undefined) words.push(word ?? appleUnescaped(string));
    const [name, value = name] = words;
    if (token === ";" && name !== undefined && value !== undefined) found.set(name, value);
    if (token === ";") words = [];
  }
  return [...found].map(([name, value]) => ({ name, value }));
}

function appleUnescaped(text: string): string {
  return text.replace(/\\(?:U([0-9a-fA-F]{4})|([0-7]{1,3})|(.))/gs, (_, hex, octal, one) =>
    one === undefined
      ? String.fromCharCode(hex === undefined ? Number.parseInt(octal, 8) : Number.parseInt(hex, 16))
      : (APPLE[one] ?? one),
  );
}

interface CatalogValue {
  stringUnit?: { value: string };
  variations?: { plural?: Readonly<Record<string, CatalogValue>> };
}
interface Catalog {
  sourceLanguage: string;
  strings: Readonly<
    Record<string, { comment?: string; localizations?: Readonly<Record<string, CatalogValue>> }>
  >;
}

/** The name is the text in the source language, if there is no other. */
function catalogTexts({ sourceLanguage, strings }: Catalog, language: string): Decoded[] {
  return Object.entries(strings).flatMap(([name, { comment, localizations }]) => {
    const { stringUnit, variations: { plural } = {} } = localizations?.[language] ?? {};
    const forms = plural && Object.entries(plural).map(([form, one]) => [form, one.stringUnit?.value ?? ""]);
    const value = forms
      ? Object.fromEntries(forms)
      : (stringUnit?.value ?? (language === sourceLanguage ? name : ""));
    return value === "" ? [] : [{ name, value, ...(comment !== undefined && { description: comment }) }];
  });
}

/** Names are joined by "::", also those of a list. */
function jsonTexts(value: unknown, path: readonly string[], switches: DecodeSwitches): Decoded[] {
  const name = path.join("::");
  if (typeof value === "string") return [{ name, value }];
  if (typeof value !== "object" || value === null)
    return switches.otherValues === "texts" ? [{ name, value: String(value) }] : [];
  return Object.entries(value).flatMap(([key, one]) => jsonTexts(one, [...path, key], switches));
}

const FORM = /^(.+)(_|::)(zero|one|two|few|many|other)$/s;

/** The forms of one text have `other` among them. */
function withForms(texts: readonly Decoded[], { i18next, nestedForms }: DecodeSwitches): Decoded[] {
  const separators = [i18next === "plurals" && "_", nestedForms === "plurals" && "::"];
  const split = texts.map((text) => {
    const [, stem, separator = "", form = ""] = FORM.exec(text.name) ?? [];
    return { text, form, stem: separators.includes(separator) ? stem : undefined };
  });
  const stems = new Set(split.flatMap(({ stem, form }) => (form === "other" && stem ? [stem] : [])));
  const found = new Map<string, Decoded>();
  for (const { text, form, stem } of split) {
    const name = stem !== undefined && stems.has(stem) ? stem : text.name;
    const before = found.get(name)?.value;
    const forms = { ...(typeof before === "object" && before), [form]: String(text.value) };
    found.set(name, name === text.name ? text : { name, value: forms });
  }
  return [...found.values()];
}

function androidTexts(text: string, switches: DecodeSwitches): Decoded[] {
  const source = text.replace(/^\uFEFF/, "");
  const { root } = parseXml(source, {
    includeOffsets: true,
    preserveCdata: true,
    ignoreUndefinedEntities: true,
  });
  const isSent = ({ attributes }: XmlElement) =>
    attributes.translatable !== "false" || switches.untranslatable === "keys";
  return elementsOf(root).flatMap((element): Decoded[] => {
    const { name: kind, attributes } = element;
    const name = attributes.name ?? "";
    const texts = () =>
      elementsOf(element).map((item) => [item, androidText(item, source, switches)] as const);
    if (!isSent(element)) return [];
    if (kind === "string") return [{ name, value: androidText(element, source, switches) }];
    if (kind === "plurals")
      return [
        {
          name,
          value: Object.fromEntries(
            texts().map(
              ([
                {
                  attributes: { quantity },
                },
                one,
              ]) => [quantity, one],
            ),
          ),
        },
      ];
    if (kind !== "string-array" || switches.lists !== "keys") return [];
    return texts().map(([, value], index) => ({ name: `${name}[${index}]`, value }));
  });
}

/** A target without words is not imported, and the source is that of the base language. */
function xliffTexts(
  text: string,
  language: string,
  { xliffSymfony, xliffSameId }: DecodeSwitches,
): Decoded[] {
  const { root } = parseXml(text, { includeOffsets: true });
  const named = (parent: XmlElement, ...names: string[]) =>
    elementsOf(parent).filter((element) => names.includes(element.name));
  const markupOf = (element: XmlElement | undefined) => {
    const hasTags = element?.children.some((child) => child instanceof XmlElement);
    return hasTags
      ? element?.children.map((child) => text.slice(child.start, child.end)).join("")
      : element?.text;
  };
  const unitsOf = (parent: XmlElement): XmlElement[] =>
    named(parent, "body", "group", "trans-unit").flatMap((child) =>
      child.name === "trans-unit" ? [child] : unitsOf(child),
    );
  return elementsOf({ children: root ? named(root, "file") : [] }).flatMap((file) =>
    unitsOf(file).flatMap((unit): Decoded[] => {
      const { id = "", resname, translate } = unit.attributes;
      const [source] = named(unit, "source");
      const target = markupOf(named(unit, "target")[0]);
      const value =
        target || (file.attributes["source-language"] === language ? markupOf(source) : undefined);
      if (!value || translate === "no") return [];
      const isSymfony = /^file\./.test(file.attributes.original ?? "") && xliffSymfony === "resname";
      const [note] = named(unit, "note").filter(({ attributes }) => attributes.from === undefined);
      return [
        {
          name: isSymfony ? (resname ?? markupOf(source) ?? id) : id,
          value,
          ...(note && { description: note.text }),
          ...(xliffSameId === "two keys" && { context: file.attributes.original ?? "" }),
        },
      ];
    }),
  );
}

const PLURAL_FORMS = ["zero", "one", "two", "few", "many", "other"];

/** Each variable of a format is a plural key. */
function stringsdictTexts(text: string, { stringsdictSingle }: DecodeSwitches): Decoded[] {
  const list = parse(text) as Readonly<Record<string, Readonly<Record<string, Value>>>>;
  return Object.entries(list).flatMap(
    ([name, { NSStringLocalizedFormatKey: format, ...members }]): Decoded[] => {
      const plurals = Object.entries(members).map(([variable, forms]) => ({
        name: `${name}::${variable}`,
        value: Object.fromEntries(Object.entries(forms).filter(([form]) => PLURAL_FORMS.includes(form))),
      }));
      const [only, ...others] = plurals;
      if (
        stringsdictSingle === "one" &&
        only &&
        others.length === 0 &&
        /^%(?:1\$)?#@[^@]+@$/.test(`${format}`)
      )
        return [{ name, value: only.value }];
      return [{ name, value: format ?? "" }, ...plurals];
    },
  );
}

function elementsOf(parent: { children?: readonly XmlNode[] } | null): XmlElement[] {
  return (parent?.children ?? []).filter((one) => one instanceof XmlElement);
}

/** A text with tags keeps them as they are written. */
function androidText(element: XmlElement, source: string, { xliff }: DecodeSwitches): string {
  const tags = element.children.some((one) => one instanceof XmlElement);
  const whole = element.children
    .map((one) =>
      tags && !(one instanceof XmlText && one.type === "cdata")
        ? source.slice(one.start, one.end)
        : one instanceof XmlText
          ? one.text
          : "",
    )
    .join("");
  return unescaped(xliff === "kept" ? whole : whole.replace(/<\/?xliff:g\b[^>]*>/g, ""));
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t" };

/** Blanks are one, except in quotes; a backslash escapes a character. As Android's documentation of string resources says. */
function unescaped(text: string): string {
  let isQuoted = false;
  const read = text.replace(
    /(<[^>]*>)|\\u([0-9a-fA-F]{4})|\\(.)|(")|[ \t\n\r]+/gs,
    (found, tag, hex, escaped, quote) => {
      if (tag !== undefined) return tag;
      if (hex !== undefined) return kept(String.fromCharCode(Number.parseInt(hex, 16)));
      if (escaped !== undefined) return kept(ESCAPES[escaped] ?? escaped);
      if (quote !== undefined) isQuoted = !isQuoted;
      if (quote !== undefined) return "";
      return isQuoted ? kept(found) : " ";
    },
  );
  return read
    .replace(/^ +| +$/g, "")
    .replace(/[\uE000-\uE0FF]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xe000));
}

/** Its blanks stay, also at the ends. */
function kept(text: string): string {
  return text.replace(/[ \n\t\r]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xe000));
}

/** A plural without `=0` and without an offset, from the first character to the last one. */
function fromIcu(decoded: Decoded, { icuPlurals }: DecodeSwitches): Decoded {
  const { value } = decoded;
  if (icuPlurals === "texts" || typeof value !== "string" || !value.startsWith("{")) return decoded;
  const [plural, ...others] = parseIcu(value, { captureLocation: true, ignoreTag: true });
  if (plural?.type !== TYPE.plural || others.length > 0 || plural.offset) return decoded;
  const forms = Object.entries(plural.options).map(([form, { location }]): [string, string] => {
    const { start, end } = location ?? { start: { offset: 0 }, end: { offset: 0 } };
    return [form, value.slice(start.offset + 1, end.offset - 1)];
  });
  if (forms.some(([form]) => form.startsWith("="))) return decoded;
  return { ...decoded, value: Object.fromEntries(forms) };
}

/** Names are unchanged, and `\\u00e9` is decoded. A quote keeps its backslash. */
function javaTexts(text: string, { propertiesEscapes }: DecodeSwitches): Decoded[] {
  if (propertiesEscapes === "decoded")
    return Object.entries(getProperties(text)).map(([name, value]) => ({ name, value }));
  const raw = getProperties(text.replace(/\\(?!u[\da-f]{4}|\r?\n)(.)/gi, "\\\\$1"));
  return Object.entries(raw).map(([name, value]) => ({ name: name.replace(/\\(.)/g, "$1"), value }));
}
