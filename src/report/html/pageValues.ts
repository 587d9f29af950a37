/** The fields of a change as the page shows them: whole values, so that the page can mark what differs. */
import type { Shown } from "../../kinds/field.ts";
import { fieldOf, isHidden } from "../../kinds/kindOf.ts";
import type { Json } from "../../model/json.ts";
import type { Edited, FieldChange, KeptValueItem, PlannedField } from "../../model/plan.ts";
import { clearsText, reshapes } from "../../plan/loss.ts";
import { HIDDEN, stringsIn } from "../withoutTexts.ts";
import { fieldName, isText, shown } from "../words/fields.ts";
import { figure } from "../words/figures.ts";
import { reshapedWords } from "../words/planLines.ts";
import { manyLines, shortened, shortLine } from "../words/safeText.ts";
import { timeWords } from "../words/times.ts";
import { changedSlots, memberWord } from "../words/values.ts";
import type { PageValue } from "./pageData.ts";

/** Characters of a value. The report file has the rest of a longer one. */
const MAX_VALUE = 20_000;
/** Members of a list. */
const MAX_MEMBERS = 500;

export interface ValueOptions {
  /** Whether the report may have "…" in the place of texts. */
  hides: boolean;
  /** The languages of the project, for changes that affect all of them. */
  languages: readonly string[];
}

type Facts = Pick<PageValue, "name" | "language" | "notes">;

export function valuesOf(kind: string, field: PlannedField, options: ValueOptions): PageValue[] {
  const hidden = isReplaced(kind, field, [field.before ?? "", field.after], options);
  const notes = [
    ...(hidden && clearsText(field) ? ["will be cleared"] : []),
    ...editedNotes(field.edited),
    ...(field.unverifies ? [unverifiedNote(field.unverifies)] : []),
    ...(reshapes(kind, field) ? [reshapedWords(options.languages)] : []),
  ];
  const facts = factsOf(kind, field, notes);
  if (hidden) return [{ ...facts, is: "named" }];
  const after = shown(kind, field.field, field.after);
  const before = field.before === undefined ? undefined : shown(kind, field.field, field.before);
  return differences(facts, before, after);
}

/** A live value that is kept, and the declared one. */
export function keptValues(kept: KeptValueItem, options: ValueOptions): PageValue[] {
  const { kind, field, live, declared } = kept;
  const facts = factsOf(kind, kept, []);
  if (isReplaced(kind, kept, [live, declared], options)) return [{ ...facts, is: "named" }];
  const [is, wanted] = [shown(kind, field, live), shown(kind, field, declared)];
  if (is.as === "slots" && wanted.as === "slots")
    return changedSlots(is.slots, wanted.slots).map(([slot, one, other]) => ({
      ...withSlot(facts, slot),
      ...{ is: "kept", live: wholeText(one), text: wholeText(other) },
    }));
  return [{ ...facts, is: "kept", live: wholeText(is), text: wholeText(wanted) }];
}

/** Whether `withoutValues` replaced the texts of the field. */
function isReplaced(
  kind: string,
  { field }: { field: string },
  values: readonly Json[],
  { hides }: ValueOptions,
): boolean {
  return (
    hides && isHidden(fieldOf(kind, field)) && values.flatMap(stringsIn).every((text) => text === HIDDEN)
  );
}

function factsOf(kind: string, field: Pick<FieldChange, "field" | "part">, notes: readonly string[]): Facts {
  const language = isText(kind, field) ? field.part : undefined;
  return {
    name: fieldName(kind, field),
    ...(language !== undefined && { language: memberWord(language) }),
    ...(notes.length > 0 && { notes }),
  };
}

function differences(facts: Facts, before: Shown | undefined, after: Shown): PageValue[] {
  if (after.as === "set") {
    const members = before?.as === "set" ? before.members : [];
    return [{ ...facts, ...listDifference(members, after.members) }];
  }
  if (after.as === "slots") {
    const slots = before?.as === "slots" ? before.slots : {};
    const all = changedSlots(slots, after.slots);
    // Facts about the field are shown once.
    return all.map(([slot, from, to], index) => ({
      ...withSlot(index === 0 ? facts : withoutNotes(facts), slot),
      ...difference(before && from, to),
    }));
  }
  return [{ ...facts, ...difference(before, after) }];
}

function difference(before: Shown | undefined, after: Shown) {
  const [old, text] = [before ? wholeText(before) : "", wholeText(after)];
  return old === "" ? ({ is: "new", text } as const) : ({ is: "changed", old, text } as const);
}

function listDifference(before: readonly string[], after: readonly string[]) {
  const added = after.filter((member) => !before.includes(member)).map(memberWord);
  const removed = before.filter((member) => !after.includes(member)).map(memberWord);
  const same = after.length - added.length;
  return { is: "list", added: few(added), removed: few(removed), same } as const;
}

function few(members: readonly string[]): string[] {
  const more = members.length - MAX_MEMBERS;
  return more > 0 ? [...members.slice(0, MAX_MEMBERS), `and ${figure(more)} more`] : [...members];
}

function withSlot(facts: Facts, slot: string): Facts {
  return { ...facts, name: `${facts.name}.${slot}` };
}

function withoutNotes({ notes: _, ...facts }: Facts): Facts {
  return facts;
}

function wholeText(value: Shown): string {
  switch (value.as) {
    case "text":
      return shortened(manyLines(value.text.slice(0, MAX_VALUE * 2)), MAX_VALUE);
    case "word":
      return shortLine(value.word, MAX_VALUE);
    case "set":
      return few(value.members.map(memberWord)).join(", ");
    case "slots":
      return Object.entries(value.slots)
        .map(([slot, text]) => `${memberWord(slot)}: ${shortLine(text, MAX_VALUE)}`)
        .join("\n");
  }
}

function editedNotes(edited: Edited | undefined): string[] {
  if (!edited) return [];
  const by = edited.by === undefined ? "" : ` by ${shortLine(edited.by, 60)}`;
  return [`last edited${by} on ${timeWords(edited.at)}${edited.reviewed ? ", reviewed" : ""}`];
}

function unverifiedNote(languages: readonly string[]): string {
  return `may mark ${languages.map(memberWord).join(", ")} unverified`;
}
