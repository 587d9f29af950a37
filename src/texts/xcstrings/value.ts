/** One localization of a string catalog: a text, plural forms, or what a key cannot store. */
import { PLURAL_FORMS } from "../../model/pluralForms.ts";
import type { Faults } from "../faults.ts";
import type { FoundValue, LocatedForm, LocatedText, Range, TextFault } from "../format.ts";
import type { JsonMember, JsonValue, ObjectNode } from "../json/tree.ts";
import { notText, valueFault } from "../json/value.ts";

/** What reading needs: the members of an object, each name once, and where faults go. */
export interface CatalogReading {
  readonly members: (object: ObjectNode) => readonly JsonMember[];
  readonly faults: Faults;
}

/** Undefined: the localization has no text. `subject`: such as `The text of "title" in "en"`. */
export function localizationValue(
  { value, nameAt }: JsonMember,
  subject: string,
  reading: CatalogReading,
): FoundValue | undefined {
  const content = contentOf(value, subject, reading);
  if (content.is === "nothing") return undefined;
  if (content.is === "skipped") return { is: "none", at: value.at };
  const { member } = content;
  if (member.name === "stringUnit") {
    const unit = unitText(member.value, subject, reading);
    return unit ? { is: "text", ...unit } : { is: "none", at: value.at };
  }
  const kinds = objectMembers(member, reading);
  const plural = kinds.find(({ name }) => name === "plural");
  const other = kinds.find(({ name }) => name !== "plural");
  if (other) reading.faults.push(notStored(subject, other.name, nameAt));
  if (!plural || other) return kinds.length > 0 ? { is: "none", at: value.at } : undefined;
  const forms = objectMembers(plural, reading);
  return forms.length > 0 ? formsIn(plural.value.at, forms, subject, reading) : undefined;
}

/** The members of a member that must be an object. */
function objectMembers(
  { name, value }: JsonMember,
  { members, faults }: CatalogReading,
): readonly JsonMember[] {
  if (value.is === "object") return members(value);
  faults.push(notText(`"${name}" must be an object.`, value.at));
  return [];
}

type Content = { is: "nothing" } | { is: "skipped" } | { is: "member"; member: JsonMember };

/** The one member that has the text or its variations. */
function contentOf(value: JsonValue, subject: string, reading: CatalogReading): Content {
  if (value.is !== "object") {
    reading.faults.push(notText(`${subject} must be an object with "stringUnit" or "variations".`, value.at));
    return { is: "skipped" };
  }
  const members = reading.members(value);
  const [member, second] = members;
  const other = members.find(({ name }) => name !== "stringUnit" && name !== "variations");
  if (other) reading.faults.push(notStored(subject, other.name, other.nameAt));
  else if (second) {
    const message = `${subject} has both "stringUnit" and "variations". Keep one of them.`;
    reading.faults.push(notText(message, second.nameAt));
  }
  if (other || second) return { is: "skipped" };
  return member ? { is: "member", member } : { is: "nothing" };
}

function formsIn(
  at: Range,
  members: readonly JsonMember[],
  subject: string,
  reading: CatalogReading,
): FoundValue {
  const forms = new Map<string, LocatedForm>();
  for (const member of members) {
    const text = formText(member, `${subject}, form "${member.name}",`, reading);
    if (text) forms.set(member.name, { ...text, name: member.nameAt });
  }
  return forms.size === members.length ? { is: "forms", at, forms } : { is: "none", at };
}

function formText(
  { name, nameAt, value }: JsonMember,
  subject: string,
  reading: CatalogReading,
): LocatedText | undefined {
  if (!PLURAL_FORMS.includes(name)) {
    const message = `"${name}" is not a plural form. Forms are ${PLURAL_FORMS.join(", ")}.`;
    reading.faults.push(notText(message, nameAt));
    return undefined;
  }
  const content = contentOf(value, subject, reading);
  if (content.is === "skipped") return undefined;
  if (content.is === "nothing") return unitText(value, subject, reading);
  const { member } = content;
  if (member.name === "stringUnit") return unitText(member.value, subject, reading);
  const [kind = member] = objectMembers(member, reading);
  reading.faults.push(notStored(subject, kind.name, kind.nameAt));
  return undefined;
}

function unitText(unit: JsonValue, subject: string, reading: CatalogReading): LocatedText | undefined {
  const value =
    unit.is === "object" ? reading.members(unit).find(({ name }) => name === "value")?.value : undefined;
  if (!value) {
    reading.faults.push(
      notText(`${subject} needs a "stringUnit" with a "value". Write a text in quotes.`, unit.at),
    );
    return undefined;
  }
  const fault = valueFault(subject, value);
  if (fault) reading.faults.push(fault);
  return value.is === "string" && !fault ? { text: value.text, at: value.at } : undefined;
}

function notStored(subject: string, used: string, at: Range): TextFault {
  const message = `${subject} uses "${used}", which a key cannot store. Lokaform does not compare or change this text.`;
  return { ...notText(message, at), severity: "warning" };
}
