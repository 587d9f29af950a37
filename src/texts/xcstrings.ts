/**
 * String catalogs of Apple (.xcstrings): all languages of an app in one JSON file. A string without a localization in the
 * source language has its name as its text.
 */
import { append } from "../model/lists.ts";
import { Duplicates } from "./duplicates.ts";
import { Faults } from "./faults.ts";
import type { FoundText, LocatedText, ReadTexts, TextFormat } from "./format.ts";
import { type JsonMember, type ObjectNode, parseJsonObject } from "./json/tree.ts";
import { uniqueMembers } from "./json/uniqueMembers.ts";
import { nameFault, notText, valueFault } from "./json/value.ts";
import { unreadable } from "./syntaxFault.ts";
import { editCatalog } from "./xcstrings/edits.ts";
import { type CatalogReading, localizationValue } from "./xcstrings/value.ts";

export const xcstrings: TextFormat = {
  name: "Apple string catalog",
  matches: (path) => path.toLowerCase().endsWith(".xcstrings"),
  severalLanguages: true,
  limit: { most: 2_000_000, of: "names", mark: /"\s*:/g },
  read,
  edit: (text, edits) => editCatalog({ text, edits, read }),
  empty: (language) =>
    `{\n  "sourceLanguage" : ${JSON.stringify(language)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n`,
};

/** The depth of the strings of a catalog. */
const ENTRY = 2;

function read(text: string): ReadTexts {
  const root = parseJsonObject(text, ENTRY);
  if ("faults" in root) return root;
  const language = root.members.find(({ name }) => name === "sourceLanguage")?.value;
  const strings = root.members.find(({ name }) => name === "strings")?.value;
  if (language?.is !== "string" || language.text === "" || strings?.is !== "object") {
    const message = 'A string catalog needs "sourceLanguage" with a language code, and an object "strings".';
    return unreadable(text, message, { start: root.at.start, end: root.at.start + 1 });
  }
  return new Catalog(text, language.text).read(root, strings);
}

class Catalog implements CatalogReading {
  readonly faults = new Faults();
  private readonly texts: FoundText[] = [];
  private readonly duplicates: Duplicates;
  private readonly sourceLanguage: string;

  constructor(text: string, sourceLanguage: string) {
    this.duplicates = new Duplicates(text);
    this.sourceLanguage = sourceLanguage;
  }

  read(root: ObjectNode, strings: ObjectNode): ReadTexts {
    this.members(root);
    for (const entry of this.members(strings)) this.entry(entry);
    return { texts: this.texts, faults: this.faults.inOrder() };
  }

  readonly members = (object: ObjectNode): readonly JsonMember[] =>
    uniqueMembers(object, this.duplicates, this.faults);

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
    const all = localizations ? this.members(localizations) : [];
    const fault = nameFault(entry);
    if (fault) {
      // Xcode itself adds an empty name when the code of the app shows an empty text. Without texts, nothing is lost.
      if (name !== "") this.faults.push(fault);
      else if (all.length > 0) this.faults.push({ ...fault, severity: "warning" });
      return;
    }
    const comment = this.comment(members.get("comment"), name);
    const found = all.flatMap((localization): Pick<FoundText, "language" | "value">[] => {
      const language = localization.name;
      this.faults.language = language;
      const value = localizationValue(localization, `The text of "${name}" in "${language}"`, this);
      this.faults.language = undefined;
      return value ? [{ language, value }] : [];
    });
    if (!found.some(({ language }) => language === this.sourceLanguage)) {
      found.unshift({ language: this.sourceLanguage, value: { is: "text", text: name, at: nameAt } });
    }
    append(
      this.texts,
      found.map((one) => ({ path: [name], name: nameAt, ...one, ...comment })),
    );
  }

  private comment(comment: JsonMember["value"] | undefined, name: string): { description?: LocatedText } {
    if (!comment) return {};
    const fault = valueFault(`The comment of "${name}"`, comment);
    if (fault) this.faults.push({ ...fault, severity: "warning" });
    if (fault || comment.is !== "string" || comment.text === "") return {};
    return { description: { text: comment.text, at: comment.at } };
  }
}
