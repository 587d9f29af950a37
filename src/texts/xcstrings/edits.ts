/** Edits of a string catalog, in the style of Xcode: new names in their sorted place. */
import type { EditedFile, TextEdit } from "../format.ts";
import { inPlaces } from "../json/sortedPlace.ts";
import { type JsonMember, type ObjectNode, parseJsonObject } from "../json/tree.ts";
import { JsonWriter, type NewMembers, type NewValue } from "../json/writer.ts";
import { editAndReadBack, type FileEdit, type RefusedEdit } from "../readBack.ts";

type Value = Extract<TextEdit, { is: "add" }>["value"];

export function editCatalog({ text, edits, read }: FileEdit): EditedFile {
  const root = parseJsonObject(text);
  const catalog = "faults" in root ? undefined : new CatalogEdit(text, root);
  const inLanguages = edits.map((edit): TextEdit => {
    if (edit.is === "replace" || !catalog) return edit;
    return { ...edit, language: edit.language ?? catalog.sourceLanguage };
  });
  return editAndReadBack({ text, edits: inLanguages, read }, () => {
    if (!catalog) return { why: "The file cannot be read." };
    for (const edit of inLanguages) {
      const refusal = catalog.apply(edit);
      if (refusal) return refusal;
    }
    return catalog.result();
  });
}

class CatalogEdit {
  readonly sourceLanguage: string;
  private readonly strings: ObjectNode | undefined;
  private readonly root: ObjectNode;
  private readonly writer: JsonWriter;
  private readonly byName: ReadonlyMap<string, JsonMember>;
  /** By the start of the name of a string. */
  private readonly byStart: ReadonlyMap<number, JsonMember>;
  /** By the name of a new string. */
  private readonly localizationsOfNew = new Map<string, NewMembers>();
  /** New members, by the object that gets them. */
  private readonly added = new Map<ObjectNode, { parent: ObjectNode; members: NewMembers }>();

  constructor(text: string, root: ObjectNode) {
    this.root = root;
    this.writer = new JsonWriter(text, root);
    const language = memberOf(root, "sourceLanguage")?.value;
    this.sourceLanguage = language?.is === "string" ? language.text : "";
    this.strings = objectIn(root, "strings");
    const entries = this.strings?.members ?? [];
    this.byName = new Map(entries.map((entry) => [entry.name, entry]));
    this.byStart = new Map(entries.map((entry) => [entry.nameAt.start, entry]));
  }

  apply(edit: TextEdit): RefusedEdit | undefined {
    if (edit.is === "add")
      return this.add(edit.path.join("."), edit.language ?? this.sourceLanguage, edit.value);
    // The name of a string is its text in the source language. It stays, because the code of the app has it.
    const entry = this.byStart.get(edit.at.start);
    if (entry) return this.localize(entry, this.sourceLanguage, edit.text);
    this.writer.replace(edit.at, edit.text);
    return undefined;
  }

  result(): string | RefusedEdit {
    for (const [name, localizations] of this.localizationsOfNew) {
      if (localizations.has(this.sourceLanguage)) continue;
      return {
        why: `The new string "${name}" needs a text in "${this.sourceLanguage}", the source language of the file.`,
      };
    }
    for (const [object, { parent, members }] of this.added) {
      for (const place of inPlaces(object, members)) {
        this.writer.add(object, sortedInside(place.members), parent, place.before);
      }
    }
    return this.writer.result();
  }

  private add(name: string, language: string, value: Value): RefusedEdit | undefined {
    const existing = this.byName.get(name);
    if (existing) return this.localize(existing, language, value);
    if (!this.strings) return { why: 'The file has no object "strings".' };
    const known = this.localizationsOfNew.get(name);
    if (known) {
      known.set(language, localization(value));
      return undefined;
    }
    const localizations: NewMembers = new Map([[language, localization(value)]]);
    this.localizationsOfNew.set(name, localizations);
    // Xcode calls a name stale that it does not find in the code, unless it is manual.
    const entry: NewMembers = new Map<string, NewValue>([
      ["extractionState", "manual"],
      ["localizations", localizations],
    ]);
    this.membersFor(this.strings, this.root).set(name, entry);
    return undefined;
  }

  /** Adds a language to an existing string. */
  private localize(entry: JsonMember, language: string, value: Value): RefusedEdit | undefined {
    if (entry.value.is !== "object" || !this.strings) return { why: `"${entry.name}" is not an object.` };
    const localizations = objectIn(entry.value, "localizations");
    if (!localizations) {
      const members = this.membersFor(entry.value, this.strings);
      const known = members.get("localizations");
      const own: NewMembers = known instanceof Map ? known : new Map();
      members.set("localizations", own.set(language, localization(value)));
      return undefined;
    }
    const existing = memberOf(localizations, language);
    if (!existing) this.membersFor(localizations, entry.value).set(language, localization(value));
    else if (existing.value.is !== "object" || existing.value.members.length > 0) {
      return { why: `"${entry.name}" already has a localization "${language}", which is not one text.` };
    } else {
      const members = this.membersFor(existing.value, localizations);
      for (const [name, one] of localization(value)) members.set(name, one);
    }
    return undefined;
  }

  private membersFor(object: ObjectNode, parent: ObjectNode): NewMembers {
    const known = this.added.get(object);
    if (known) return known.members;
    const members: NewMembers = new Map();
    this.added.set(object, { parent, members });
    return members;
  }
}

/** New objects inside of new members are sorted, as Xcode sorts them. */
function sortedInside(members: NewMembers): NewMembers {
  return new Map(
    [...members].map(([name, value]): [string, NewValue] => {
      if (typeof value === "string") return [name, value];
      return [name, new Map([...sortedInside(value)].sort(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
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

function memberOf({ members }: ObjectNode, name: string): JsonMember | undefined {
  return members.find((member) => member.name === name);
}

function objectIn(object: ObjectNode, name: string): ObjectNode | undefined {
  const value = memberOf(object, name)?.value;
  return value?.is === "object" ? value : undefined;
}
