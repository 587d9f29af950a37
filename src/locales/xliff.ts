/** XLIFF 1.2: the files of Angular, Xcode and Symfony. */
import { XmlCdata, XmlComment, type XmlElement } from "@rgrove/parse-xml";
import { append, groupedByEach, isUnstorable, unstorableMessage } from "../model/json.ts";
import { isSameLanguage } from "../model/languageCodes.ts";
import { once, onceForEach } from "../model/once.ts";
import {
  lineBreakOf,
  type NewLines,
  ownIndentation,
  type Splice,
  spliced,
  withoutElement,
} from "../model/splice.ts";
import type {
  Addition,
  BaseString,
  FormatOptions,
  FoundText,
  LocatedText,
  Range,
  Replacement,
} from "./format.ts";
import { type Changes, type Faults, RefusedEdit, type SyntaxFault, textFormat } from "./textFormat.ts";
import {
  characters,
  contentOf,
  elementsOf,
  encodeXml,
  escapeXml,
  linesInElement,
  parseElement,
  parseXmlFile,
  startTag,
  tagNameOf,
  withContent,
  XML_COMMENT,
  type XmlFile,
} from "./xml.ts";

export const xliff = textFormat({
  limit: { most: 100_000, of: "elements", mark: /<\w/g },
  parse,
  texts,
  language: languageOf,
  isFromCode: ({ dialect }) => dialect !== "Symfony",
  changes: (document, _edits, options) => new XliffEditor(document, options),
  empty: (language) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n  <file source-language="en" target-language="${language}" datatype="plaintext" original="">\n    <body>\n    </body>\n  </file>\n</xliff>\n`,
});

type Dialect = "Angular" | "Apple" | "Symfony";

interface Unit {
  file: XmlElement;
  element: XmlElement;
  source: XmlElement;
  target: XmlElement | undefined;
  path: readonly string[];
  name: Range;
}

interface Document extends XmlFile {
  dialect: Dialect;
  files: readonly XmlElement[];
  /** In the order of the file, without those that are not translated. */
  units: readonly Unit[];
}

function parse(text: string): Document | SyntaxFault {
  const xml = parseXmlFile(text, "xliff", '<xliff version="1.2"></xliff>');
  if ("message" in xml) return xml;
  const { version = "" } = xml.root.attributes;
  if (version !== "1.2") {
    const at = startTag(xml, xml.root).attributes.get("version") ?? tagNameOf(xml.root);
    const message = `This file has the version "${version.slice(0, 20)}" of XLIFF, and Lokalise reads only 1.2. Export it as XLIFF 1.2.`;
    return { message, at };
  }
  const files = childrenOf(xml.root, "file");
  const dialect = dialectOf(files);
  const units = files.flatMap((file) => unitsOf(xml, file, dialect));
  return { ...xml, dialect, files, units: dialect === "Apple" ? withOriginals(units) : units };
}

function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).filter((child) => child.name === name);
}

function dialectOf(files: readonly XmlElement[]): Dialect {
  const has = (name: string, pattern: RegExp) =>
    files.some(({ attributes }) => pattern.test(attributes[name] ?? ""));
  if (has("original", /^ng2\.template$/) || has("datatype", /^html$/)) return "Angular";
  const isOfXcode = files.some((file) =>
    childrenOf(file, "header").some((header) =>
      childrenOf(header, "tool").some((tool) => /xcode/i.test(tool.attributes["tool-id"] ?? "")),
    ),
  );
  const isApple = has("original", /\.(?:strings|stringsdict|xcstrings|storyboard|xib|plist)$/);
  return isOfXcode || isApple ? "Apple" : "Symfony";
}

function unitsOf(xml: XmlFile, file: XmlElement, dialect: Dialect): Unit[] {
  const units: Unit[] = [];
  // Groups can be in each other many times, so this does not call itself.
  const todo = childrenOf(file, "body").reverse();
  for (let element = todo.pop(); element; element = todo.pop()) {
    if (element.attributes.translate === "no") continue;
    if (element.name !== "trans-unit") {
      if (["body", "group"].includes(element.name)) append(todo, elementsOf(element).reverse());
      continue;
    }
    const [source] = childrenOf(element, "source");
    const [target] = childrenOf(element, "target");
    if (!source) continue;
    const { id = "", resname = "" } = element.attributes;
    const attribute = dialect === "Symfony" ? "resname" : "id";
    const named = dialect === "Symfony" ? resname : id;
    const at = startTag(xml, element).attributes.get(attribute);
    const ofSource = dialect === "Symfony" && named === "";
    units.push({
      ...{ file, element, source, target },
      path: [ofSource ? textIn(xml, source) : named],
      name: (ofSource ? undefined : at) ?? contentOf(xml, source).at,
    });
  }
  return units;
}

/** If several files of the document have one id, the names of these files come before it. */
function withOriginals(units: readonly Unit[]): Unit[] {
  const fileOf = new Map<string, XmlElement>();
  const shared = new Set<string>();
  for (const {
    path: [id = ""],
    file,
  } of units) {
    if ((fileOf.get(id) ?? file) !== file) shared.add(id);
    fileOf.set(id, file);
  }
  return units.map((unit) => {
    const [id = ""] = unit.path;
    return shared.has(id) ? { ...unit, path: [unit.file.attributes.original ?? "", id] } : unit;
  });
}

/** Its characters. With elements in it, it is XML as written. */
function textIn(xml: XmlFile, element: XmlElement): string {
  const text = characters(xml, element);
  if (text !== undefined) return text;
  const parts = element.children.map((node) => {
    const source = xml.text.slice(node.start, node.end).replace(/\r\n?/g, "\n");
    if (node instanceof XmlCdata) return escapeXml(source.slice(9, -3));
    return node instanceof XmlComment ? "" : source;
  });
  return parts.join("");
}

function languageOf({ files, ...xml }: Document): LocatedText | undefined {
  const [file] = files.filter(({ attributes }) => attributes["target-language"]);
  const at = file && startTag(xml, file).attributes.get("target-language");
  return at && { text: file.attributes["target-language"] ?? "", at };
}

/** Whether the texts of the file are in the language of the sources. */
function isOfSources({ files }: Document, { language }: FormatOptions): boolean {
  const { "source-language": source = "", "target-language": target = source } = files[0]?.attributes ?? {};
  const [code] = source.split(/[-_]/);
  return isSameLanguage(source, target) && (language?.split(/[-_]/)[0] ?? code) === code;
}

const UNTRANSLATED = ["new", "needs-translation"];

/** The element with the text. Undefined: it is not translated. */
function textElement({ source, target }: Unit, ofSources: boolean): XmlElement | undefined {
  const isTranslated =
    target &&
    !UNTRANSLATED.includes(target.attributes.state ?? "") &&
    (target.children.length > 0 || source.children.length === 0);
  if (isTranslated) return target;
  return ofSources ? source : undefined;
}

function texts(document: Document, faults: Faults, options: FormatOptions): FoundText[] {
  const ofSources = isOfSources(document, options);
  const names = new Map<string, Range>();
  const found = new Map<string, FoundText>();
  for (const unit of document.units) {
    const { path, name } = unit;
    const label = path.join(".");
    if (label === "" || path.at(-1) === "") {
      faults.add("This text has no name, and a key needs a name.", tagNameOf(unit.element));
      continue;
    }
    const earlier = names.get(label);
    if (earlier) faults.duplicate(`"${label}" is twice in this file`, earlier, name, "warning");
    names.set(label, name);
    found.delete(label);
    const element = textElement(unit, ofSources);
    if (!element) continue;
    const { at } = contentOf(document, element);
    const text = textIn(document, element);
    const isWrong = isUnstorable(text) || isUnstorable(label);
    if (isWrong) faults.add(unstorableMessage("This text"), at);
    const description = descriptionOf(document, unit);
    found.set(label, {
      path,
      name,
      value: isWrong ? { is: "none", at } : { is: "text", text, at },
      ...description,
    });
  }
  return [...found.values()];
}

/** The service makes no description of notes with attributes, such as those of Angular. */
function descriptionOf(xml: XmlFile, { element }: Unit): Pick<FoundText, "description"> {
  const [note] = childrenOf(element, "note").filter(
    ({ attributes: { from, category } }) => !from && !category,
  );
  const text = note && characters(xml, note);
  return text && !isUnstorable(text) ? { description: { text, at: contentOf(xml, note).at } } : {};
}

/** What a text must have in common with its source: the elements in it, such as `<x id="NAME"/>`. */
function elementsIn(element: XmlElement): string[] {
  const names: string[] = [];
  const todo = elementsOf(element);
  for (let child = todo.pop(); child; child = todo.pop()) {
    names.push(`${child.name} ${child.attributes.id ?? ""}`);
    append(todo, elementsOf(child));
  }
  return names.sort();
}

const INLINE = /<\/?(?:x|g|bx|ex|ph|it|bpt|ept|mrk|sub)(?=[\s/>])/;

class XliffEditor implements Changes {
  private readonly document: Document;
  private readonly ofSources: boolean;
  private readonly splices: Splice[] = [];
  private readonly added = new Map<XmlElement, NewLines[]>();
  private readonly newFiles = new Map<string, { base: Document; file: XmlElement; lines: string[] }>();
  private readonly documentIn = onceForEach(parse);
  private readonly unitsByName = once(() =>
    groupedByEach(this.document.units, ({ path }) => [path.join(".")]),
  );
  /** By where their text starts. */
  private readonly unitsByText = once(() => {
    const located = this.document.units.flatMap((unit) => {
      const element = textElement(unit, this.ofSources);
      return element ? [[contentOf(this.document, element).at.start, { unit, element }] as const] : [];
    });
    return new Map(located);
  });

  constructor(document: Document, options: FormatOptions) {
    this.document = document;
    this.ofSources = isOfSources(document, options);
  }

  replace({ at, text }: Replacement): void {
    const { document } = this;
    const located = this.unitsByText().get(at.start);
    if (!located || textIn(document, located.element) === text) return;
    const { unit, element } = located;
    // The source can be the name.
    if (element === unit.source && document.dialect === "Symfony") this.addTarget(unit, text);
    else this.write(element, unit, text);
  }

  add(edit: Addition, at?: number): void {
    const { path, value, base } = edit;
    const name = path.join(".");
    if (typeof value !== "string")
      throw new RefusedEdit(`"${name}" has plural forms, and an XLIFF file cannot store them.`);
    const unit = this.unitsByName().get(name)?.at(-1);
    if (unit) this.addTarget(unit, value);
    else if (base) this.addFrom(base, value, at);
    else this.addNew(name, value, at);
  }

  remove([string]: readonly FoundText[]): void {
    for (const { element } of this.unitsByName().get(string?.path.join(".") ?? "") ?? [])
      this.splices.push(withoutElement(this.document.text, element, XML_COMMENT));
  }

  text(): string {
    const { document, newFiles } = this;
    for (const [parent, lines] of this.added)
      append(this.splices, linesInElement(document, parent, elementsOf(parent), lines, "  "));
    const [first] = document.files;
    const isEmpty = document.files.length === 1 && first?.attributes.original === "";
    const files = [...newFiles.values()].flatMap(({ base, file, lines }) => this.newFile(base, file, lines));
    const lines = () => files;
    if (files.length > 0 && isEmpty && document.units.length === 0)
      this.splices.push({
        start: first.start,
        end: first.end,
        text: files.join(lineBreakOf(document.text)).trimStart(),
      });
    else if (files.length > 0)
      append(this.splices, linesInElement(document, document.root, document.files, [{ lines }], "  "));
    return spliced(document.text, this.splices);
  }

  private write(element: XmlElement, unit: Unit, text: string): void {
    const { document } = this;
    this.splices.push(withContent(document, element, written(document, unit, text, element)));
    const { state } = element.attributes;
    const at = startTag(document, element).attributes.get("state");
    if (at && state !== "translated") this.splices.push({ ...at, text: '"translated"' });
  }

  /** After the source, or at the end of the unit if the others of the file are there. */
  private addTarget(unit: Unit, text: string): void {
    const { document } = this;
    const { target, source, element } = unit;
    const last = elementsOf(element).at(-1) ?? source;
    const at = this.targetsAreLast() ? last.end : source.end;
    const line = targetOf(written(document, unit, text));
    if (target) this.write(target, unit, text);
    else this.splices.push({ start: at, end: at, text: lineBefore(document, source) + line });
  }

  private targetsAreLast(): boolean {
    const units = this.document.units.filter(({ target, element }) => {
      const children = elementsOf(element);
      return target && children.length > 2 && children[1]?.name !== "target";
    });
    return units.length > 0 && units.every(({ target, element }) => elementsOf(element).at(-1) === target);
  }

  /** The unit of the base language, with its notes. Of another file, the header comes with it. */
  private addFrom(base: BaseString, text: string, at: number | undefined): void {
    const document = this.documentIn(base.text);
    const unit =
      "message" in document ? undefined : document.units.find(({ name }) => name.start === base.name);
    if (!unit || "message" in document)
      throw new RefusedEdit("The file of the base language does not have this text.");
    const { element, source, target, file } = unit;
    const old = target ? withoutElement(document.text, target, XML_COMMENT) : [];
    const whole = spliced(
      document.text.slice(0, element.end),
      [
        {
          start: source.end,
          end: source.end,
          text: lineBefore(document, source) + targetOf(written(document, unit, text)),
        },
        old,
      ].flat(),
    ).slice(element.start);
    const { original = "" } = file.attributes;
    const parent = this.document.files.find(({ attributes }) => attributes.original === original);
    const [body] = parent ? childrenOf(parent, "body") : [];
    if (body) {
      this.insert(body, whole, at);
      return;
    }
    const fresh = this.newFiles.get(original) ?? { base: document, file, lines: [] };
    fresh.lines.push((ownIndentation(document.text, element.start) ?? "      ") + whole);
    this.newFiles.set(original, fresh);
  }

  /** Of a key that only Lokalise has. The exports for Symfony have its name also as id and source. */
  private addNew(name: string, text: string, at: number | undefined): void {
    const [file] = this.document.files;
    const [body] = file ? childrenOf(file, "body") : [];
    const { dialect } = this.document;
    if (!body || (dialect !== "Symfony" && !this.ofSources))
      throw new RefusedEdit(
        `The file of the base language does not have "${name}", whose source is needed here.`,
      );
    const attribute = escapeXml(name).replaceAll('"', "&quot;").replaceAll("\n", "&#10;");
    const unit =
      dialect === "Symfony"
        ? `<trans-unit id="${attribute}" resname="${attribute}"><source>${encodeXml(name)}</source>${targetOf(encodeXml(text))}</trans-unit>`
        : `<trans-unit id="${attribute}"><source>${encodeXml(text)}</source></trans-unit>`;
    this.insert(body, unit, at);
  }

  private insert(body: XmlElement, unit: string, at: number | undefined): void {
    const lines = (indentation: string) => [indentation + unit];
    this.added.set(body, [...(this.added.get(body) ?? []), { at, lines }]);
  }

  private newFile(base: Document, file: XmlElement, lines: readonly string[]): string[] {
    const language = escapeXml(languageOf(this.document)?.text ?? "");
    const tag = base.text.slice(file.start, startTag(base, file).end);
    const value = "(?:\"[^\"]*\"|'[^']*')";
    const start = tag
      .replace(new RegExp(`\\s+target-language\\s*=\\s*${value}`), "")
      .replace(
        new RegExp(`source-language\\s*=\\s*${value}`),
        (source) => `${source} target-language="${language}"`,
      );
    const headers = childrenOf(file, "header").map(
      (header) => `    ${base.text.slice(header.start, header.end)}`,
    );
    return [`  ${start}`, ...headers, "    <body>", ...lines, "    </body>", "  </file>"];
  }
}

function targetOf(content: string): string {
  return `<target state="translated">${content}</target>`;
}

/** What comes before a new element next to this one. */
function lineBefore({ text }: XmlFile, { start }: XmlElement): string {
  const indentation = ownIndentation(text, start);
  return indentation === undefined ? "" : lineBreakOf(text) + indentation;
}

/** A text as XML, with the elements of its source. `old`: what it replaces. */
function written(xml: XmlFile, { source }: Unit, text: string, old = source): string {
  const elements = elementsIn(source);
  const hasEntities = characters(xml, source) === undefined;
  if (!hasEntities && !INLINE.test(text)) {
    const isCdata = old.children.length === 1 && old.children[0] instanceof XmlCdata;
    return isCdata ? `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : encodeXml(text);
  }
  const markup = text.replace(/&(?!#?\w+;)/g, "&amp;").replaceAll("\r", "&#13;");
  const parsed = parseElement(`<target>${markup}</target>`, xml.entities);
  if (!("message" in parsed) && String(elementsIn(parsed.root)) === String(elements)) return markup;
  throw new RefusedEdit(
    "The new text must be XML with the same elements as its source, such as <x/> and <g>. Correct it in Lokalise.",
  );
}
