/** Compares a declared text with the live one. The rule of its language, or the verdict about it, decides what happens. */
import type { FieldChange, KeptValue } from "../../model/plan.ts";
import { ownershipOf } from "../../model/rules.ts";
import type { TextQuestion } from "../../model/verdict.ts";
import { absentFromAnswer, type FieldIssue, type LastWriter } from "../field.ts";
import type { KeyContext } from "./keyField.ts";
import type { LiveKey, LiveText } from "./live.ts";
import { carriedOver, isEmpty, liveText, nonEmptyForms, sameText, type Text } from "./textValue.ts";

interface KeptText {
  kept: KeptValue;
  open?: TextQuestion;
}

/** `declared`: undefined if the files list the language, and have no text. */
export function compareText(
  language: string,
  declared: Text | undefined,
  key: LiveKey | undefined,
  { rules, verdicts }: KeyContext,
): FieldChange | KeptText | FieldIssue | undefined {
  const ownership = ownershipOf(rules, language);
  if (ownership === "ignore") return undefined;
  const field = "translations";
  if (!key) return declared === undefined ? undefined : { field, part: language, after: declared };
  const row = key.translations?.find(({ language_iso }) => language_iso === language);
  if (!row) return declared === undefined ? undefined : absentFromAnswer(`${language} text`, [language]);
  const live = liveText(row.translation, key.is_plural);
  const kept = { field, part: language, live, ...editedBy(row, live) };
  if (declared === undefined) return isEmpty(live) ? undefined : { kept: { ...kept, reason: "pull" } };
  const after = carriedOver(declared, live);
  if (sameText(live, after)) return undefined;
  const change: FieldChange = { field, part: language, before: live, after, ...editedBy(row, live) };
  if (ownership === "enforce" || isEmpty(live)) return change;
  const isHeld = ownership === "seed";
  if (isHeld && !rules.pull && rules.overwrite.length === 0)
    return { kept: { ...kept, declared, reason: "held" } };
  if (!isHeld && replacedForms(live, after)?.length === 0) return change;
  const { modified_by: id, modified_by_email: address, modified_at_timestamp: at } = row;
  const question: TextQuestion = {
    id: String(key.key_id),
    language,
    live,
    ...(at && { at }),
    by: { id, address },
    ...(isHeld && { isHeld: true }),
  };
  const verdict = verdicts(question);
  if (!verdict) return { kept: { ...kept, declared, reason: "undecided" }, open: question };
  if (verdict.is === "write") return change;
  const because = "cause" in verdict ? { cause: verdict.cause } : {};
  const landed = verdict.is === "pull" && verdict.landed !== undefined ? { landed: verdict.landed } : {};
  return { kept: { ...kept, declared, reason: verdict.is, ...because, ...landed } };
}

/** The plural forms with text that another text replaces or clears. Undefined if one of the texts is plain. */
function replacedForms(live: Text, after: Text): readonly string[] | undefined {
  if (typeof live === "string" || typeof after === "string") return undefined;
  return Object.keys(nonEmptyForms(live)).filter((form) => live[form] !== after[form]);
}

/** Who wrote a live text last. An empty text has no work of anybody. */
export function lastWriter(row: LiveText, live: Text): LastWriter {
  return { by: { id: row.modified_by, address: row.modified_by_email }, ...editedBy(row, live) };
}

function editedBy(row: LiveText, live: Text): Pick<FieldChange, "edited"> {
  if (!row.modified_at_timestamp || isEmpty(live)) return {};
  const { modified_by_email: address, modified_at_timestamp: at, is_reviewed: reviewed } = row;
  return { edited: { at, ...(address && { by: shortAddress(address) }), ...(reviewed && { reviewed }) } };
}

/** `jane@example.com` as `j***@example.com`. */
function shortAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? "somebody" : `${address.slice(0, 1)}***${address.slice(at)}`;
}
