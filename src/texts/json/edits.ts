/** Edits of a JSON file: where a new text belongs, and what its name is there. */
import type { EditedFile, TextEdit } from "../format.ts";
import { editAndReadBack, type FileEdit, type RefusedEdit } from "../readBack.ts";
import { type JsonMember, type ObjectNode, parseJsonObject } from "./tree.ts";
import { JsonWriter, type NewMembers } from "./writer.ts";

type Addition = Extract<TextEdit, { is: "add" }>;

interface JsonFileEdit extends FileEdit {
  /** The name of the member for a plural form, or why the format has no plural forms. */
  formName: ((name: string, form: string) => string) | RefusedEdit;
  /** Whether all texts are members of the root. Default: as in the file. */
  isFlat?: boolean;
}

export function editJson({ formName, isFlat, ...file }: JsonFileEdit): EditedFile {
  return editAndReadBack(file, () => {
    const root = parseJsonObject(file.text);
    if ("faults" in root) return { why: "The file cannot be read." };
    const writer = new JsonWriter(file.text, root);
    const places = new Places(root, isFlat);
    for (const edit of file.edits) {
      if (edit.is === "replace") writer.replace(edit.at, edit.text);
      else {
        const refusal = place(edit, places, formName);
        if (refusal) return refusal;
      }
    }
    for (const { object, parent, members } of places.used()) writer.add(object, members, parent);
    return writer.result();
  });
}

function place(
  { path, value }: Addition,
  places: Places,
  formName: JsonFileEdit["formName"],
): RefusedEdit | undefined {
  if (typeof value === "string") return places.add(path, value);
  if (typeof formName !== "function") return formName;
  const last = path.at(-1) ?? "";
  for (const [form, text] of Object.entries(value)) {
    const refusal = places.add([...path.slice(0, -1), formName(last, form)], text);
    if (refusal) return refusal;
  }
  return undefined;
}

interface Place {
  object: ObjectNode;
  parent: ObjectNode | undefined;
  members: NewMembers;
}

/** The objects that get new members. */
class Places {
  private readonly root: ObjectNode;
  private readonly places = new Map<ObjectNode, Place>();
  private readonly byName = new Map<ObjectNode, ReadonlyMap<string, JsonMember>>();
  private readonly isFlat: boolean;
  private readonly isNested: boolean;

  constructor(root: ObjectNode, isFlat: boolean | undefined) {
    this.root = root;
    const hasObjects = root.members.some(({ value }) => value.is === "object");
    const hasDots = dotted(root);
    this.isFlat = isFlat ?? (hasDots && !hasObjects);
    this.isNested = hasObjects && !hasDots;
  }

  used(): Iterable<Place> {
    return this.places.values();
  }

  add(path: readonly string[], text: string): RefusedEdit | undefined {
    const joined = path.join(".");
    const { object, parent, name } = this.deepest(joined);
    const [last = "", ...outer] = this.names(path, joined, name).reverse();
    let existing: ReadonlyMap<string, unknown> = this.membersOf(object);
    let members = this.newMembersOf(object, parent);
    for (const one of outer.reverse()) {
      const inner = members.get(one) ?? new Map();
      if (typeof inner === "string" || existing.has(one)) return inTheWay(one, joined);
      members.set(one, inner);
      members = inner;
      existing = new Map();
    }
    if (members.has(last) || existing.has(last)) return inTheWay(last, joined);
    members.set(last, text);
    return undefined;
  }

  /** The object in which a text belongs, and its name there. */
  private deepest(joined: string): { object: ObjectNode; parent: ObjectNode | undefined; name: string } {
    let object = this.root;
    let parent: ObjectNode | undefined;
    let start = 0;
    if (this.isFlat) return { object, parent, name: joined };
    for (let dot = joined.indexOf("."); dot >= 0; dot = joined.indexOf(".", dot + 1)) {
      const inner = this.membersOf(object).get(joined.slice(start, dot))?.value;
      if (inner?.is !== "object") continue;
      parent = object;
      object = inner;
      start = dot + 1;
    }
    return { object, parent, name: joined.slice(start) };
  }

  /** The names of the new members, from the outermost to the innermost. `rest`: the part of the path that has no object yet. */
  private names(path: readonly string[], joined: string, rest: string): string[] {
    if (this.isFlat) return [rest];
    const parts = rest.split(".");
    if (this.isNested && path.length === 1 && !parts.includes("")) return parts;
    const start = joined.length - rest.length;
    let end = 0;
    const own = path.filter((part) => {
      const isInside = end >= start;
      end += part.length + 1;
      return isInside;
    });
    return own.join(".") === rest ? own : [rest];
  }

  private membersOf(object: ObjectNode): ReadonlyMap<string, JsonMember> {
    const known = this.byName.get(object);
    if (known) return known;
    const members = new Map(object.members.map((member) => [member.name, member]));
    this.byName.set(object, members);
    return members;
  }

  private newMembersOf(object: ObjectNode, parent: ObjectNode | undefined): NewMembers {
    const known = this.places.get(object);
    if (known) return known.members;
    const members: NewMembers = new Map();
    this.places.set(object, { object, parent, members });
    return members;
  }
}

function dotted({ members }: ObjectNode): boolean {
  return members.some(({ name, value }) => name.includes(".") || (value.is === "object" && dotted(value)));
}

function inTheWay(name: string, joined: string): RefusedEdit {
  return {
    why: `The file already has the name "${name}", so "${joined}" cannot be added. Rename one of them.`,
  };
}
