/** Changes of a file are kept only if reading the new text gives exactly the wanted texts. */
import { UNSTORABLE, unstorableMessage } from "../model/json.ts";
import type { EditedFile, FoundText, FoundValue, LocatedText, ReadTexts, TextEdit } from "./format.ts";

/** Instead of a result: a full sentence that says why there is none. `each`: see {@link EditedFile}. */
export interface RefusedEdit {
  why: string;
  each?: ReadonlyMap<number, string>;
}

/** The refusal of the edits with these indices. Undefined: there is none. */
export function refusedEach(each: ReadonlyMap<number, string>): RefusedEdit | undefined {
  const [why] = each.values();
  return why === undefined ? undefined : { why, each };
}

export interface FileEdit {
  text: string;
  edits: readonly TextEdit[];
  read(text: string): ReadTexts;
}

/** `change` makes the new text. What it makes is read again. */
export function editAndReadBack(
  { text, edits, read }: FileEdit,
  change: (before: ReadTexts) => string | RefusedEdit,
): EditedFile {
  if (edits.length === 0) return { is: "edited", text };
  const before = read(text);
  const broken = before.faults.find(({ code, severity }) => code === "text-file" && severity !== "warning");
  if (broken) return refused(`The file cannot be read. ${broken.message}`);
  const wanted = wantedTexts(before.texts, edits);
  if ("why" in wanted) return { is: "refused", ...wanted };
  const changed = change(before);
  if (typeof changed !== "string") return { is: "refused", ...changed };
  const after = read(changed);
  // A new text can have a description that was already in the file.
  const existing = new Set(before.texts.map(nameOf));
  const right = new Set(
    after.texts.flatMap((one) => {
      const name = nameOf(one);
      return wanted.get(name) === (existing.has(name) ? contentOf(one) : valueText(one.value)) ? name : [];
    }),
  );
  const isAsWanted =
    after.faults.length === before.faults.length &&
    [after.texts.length, right.size].every((count) => count === wanted.size);
  if (isAsWanted) return { is: "edited", text: changed };
  const why = "The changed file would not contain exactly the wanted texts. Change it by hand.";
  const wrong = edits.flatMap((edit, index) =>
    edit.is === "add" && !right.has(nameOf(edit)) ? [[index, why] as const] : [],
  );
  return { is: "refused", why, ...(wrong.length > 0 && { each: new Map(wrong) }) };
}

function refused(why: string): EditedFile {
  return { is: "refused", why };
}

/** What each text contains after the edits, by its name and language. */
function wantedTexts(
  texts: readonly FoundText[],
  edits: readonly TextEdit[],
): Map<string, string> | RefusedEdit {
  const replaced = new Map<string, string>();
  for (const edit of edits) if (edit.is === "replace") replaced.set(rangeName(edit.at), edit.text);
  const used = new Set<string>();
  const textAt = (one: LocatedText): string => {
    const text = replaced.get(rangeName(one.at));
    if (text !== undefined) used.add(rangeName(one.at));
    return text ?? one.text;
  };
  const wanted = new Map(texts.map((one) => [nameOf(one), contentOf(one, textAt)]));
  if (used.size < replaced.size) return { why: "The file does not have a text at this location." };
  const each = new Map<number, string>();
  for (const [index, edit] of edits.entries()) {
    const strings = stringsOf(edit);
    if (strings.some((one) => UNSTORABLE.test(one))) each.set(index, unstorableMessage("The new text"));
    if (edit.is !== "add" || each.has(index)) continue;
    const name = nameOf(edit);
    if (wanted.has(name)) each.set(index, `The file already has the text "${edit.path.join(".")}".`);
    else wanted.set(name, textOf(edit.value));
  }
  return refusedEach(each) ?? wanted;
}

function stringsOf(edit: TextEdit): string[] {
  if (edit.is === "replace") return [edit.text];
  return typeof edit.value === "string" ? [edit.value] : Object.values(edit.value);
}

function rangeName({ start, end }: { start: number; end: number }): string {
  return `${start}-${end}`;
}

function nameOf({ path, language }: { path: readonly string[]; language?: string }): string {
  return JSON.stringify([language, path.join(".")]);
}

/** `textAt`: the text that a value or a form has or gets. */
function contentOf(
  { value, description }: Pick<FoundText, "value" | "description">,
  textAt = textIn,
): string {
  return JSON.stringify([valueText(value, textAt), description?.text]);
}

function valueText(value: FoundValue, textAt = textIn): string {
  if (value.is === "none") return "null";
  if (value.is === "text") return textOf(textAt(value));
  return textOf(Object.fromEntries([...value.forms].map(([form, one]) => [form, textAt(one)])));
}

function textIn({ text }: LocatedText): string {
  return text;
}

function textOf(value: string | Readonly<Record<string, string>>): string {
  return JSON.stringify(typeof value === "string" ? value : Object.entries(value).sort());
}
