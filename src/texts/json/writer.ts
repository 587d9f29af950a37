/** Changes of a JSON file in its own style: replaced strings and new members. All other characters stay. */
import type { Range } from "../format.ts";
import type { RefusedEdit } from "../readBack.ts";
import { type Splice, spliced } from "../splices.ts";
import { escapesOf, type FileEscapes, writeString } from "./string.ts";
import { indentationAt, type JsonStyle, layoutOf, styleOf } from "./style.ts";
import type { JsonMember, ObjectNode } from "./tree.ts";

/** A value to write: a text, or members in their order. */
export type NewValue = string | NewMembers;
export type NewMembers = Map<string, NewValue>;

export class JsonWriter {
  private readonly text: string;
  private readonly style: JsonStyle;
  private readonly escapes: FileEscapes;
  private readonly splices: Splice[] = [];

  constructor(text: string, root: ObjectNode) {
    this.text = text;
    this.style = styleOf(text, root);
    this.escapes = escapesOf(text);
  }

  replace({ start, end }: Range, text: string): void {
    this.splices.push({ start, end, text: writeString(text, this.escapes, this.text.slice(start, end)) });
  }

  /** Adds members to an object, after all others or before one of them. `parent`: the object that contains it. */
  add(object: ObjectNode, members: NewMembers, parent?: ObjectNode, before?: JsonMember): void {
    const layout = layoutOf(this.text, object, this.style);
    if (!layout) {
      this.fill(object, members, parent);
      return;
    }
    const written = [...members].map((one) => this.member(one, layout.colon, layout.indentation));
    const at = before ? before.nameAt.start : (object.members.at(-1)?.value.at.end ?? object.at.start + 1);
    const text = written.map((one) => (before ? one + layout.between : layout.between + one)).join("");
    this.splices.push({ start: at, end: at, text });
  }

  result(): string | RefusedEdit {
    return spliced(this.text, this.splices) ?? { why: "One text is replaced twice." };
  }

  /** Adds the first members of an object. */
  private fill({ at }: ObjectNode, members: NewMembers, parent: ObjectNode | undefined): void {
    const outer = parent && layoutOf(this.text, parent, this.style);
    const isOneLine = outer !== undefined && outer.indentation === undefined;
    const text = this.object(
      members,
      outer?.colon ?? this.style.colon,
      isOneLine ? undefined : indentationAt(this.text, at.start),
    );
    this.splices.push({ ...at, text });
  }

  private member([name, value]: [string, NewValue], colon: string, indentation: string | undefined): string {
    const written =
      typeof value === "string" ? writeString(value, this.escapes) : this.object(value, colon, indentation);
    return writeString(name, this.escapes) + colon + written;
  }

  /** `indentation`: that of the line on which the object starts. Undefined: everything is on one line. */
  private object(members: NewMembers, colon: string, indentation: string | undefined): string {
    const { lineEnd, step, comma, padding } = this.style;
    const inner = indentation === undefined ? undefined : indentation + step;
    const written = [...members].map((one) => this.member(one, colon, inner));
    if (inner === undefined) return `{${padding}${written.join(comma)}${padding}}`;
    const start = lineEnd + inner;
    return `{${start}${written.join(`,${start}`)}${lineEnd}${indentation}}`;
  }
}
