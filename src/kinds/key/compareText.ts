/** Compares a declared text with the live one. The rule of its language decides what is written, and what is kept. */
import { isOurs, type OpenText, textKey } from "../../model/evidence.ts";
import type { FieldChange, KeptValue } from "../../model/plan.ts";
import { isTaken, ownershipOf } from "../../model/rules.ts";
import { absentFromAnswer, type FieldIssue, type LastWriter } from "../field.ts";
import type { KeyContext } from "./keyField.ts";
import type { LiveKey, LiveText } from "./live.ts";
import { carriedOver, isEmpty, liveText, nonEmptyForms, sameText, type Text } from "./textValue.ts";

interface KeptText {
  kept: KeptValue;
  open?: OpenText;
}

export function compareText(
  language: string,
  declared: Text,
  key: LiveKey | undefined,
  context: KeyContext,
): FieldChange | KeptText | FieldIssue | undefined {
  const { rules, project } = context;
  const ownership = ownershipOf(rules, project, language);
  if (ownership === "ignore") return undefined;
  const field = "translations";
  if (!key) return { field, part: language, after: declared };
  const row = key.translations?.find(({ language_iso }) => language_iso === language);
  if (!row) return absentFromAnswer(`${language} text`, [language]);
  const live = liveText(row.translation, key.is_plural);
  const after = carriedOver(declared, live);
  if (sameText(live, after)) return undefined;
  const change: FieldChange = { field, part: language, before: live, after, ...editedBy(row, live) };
  if (ownership === "enforce" || isEmpty(live) || isTaken(rules, context.names, { language, ownership }))
    return change;
  const kept: KeptValue = { field, part: language, reason: "seeded", live, declared };
  if (ownership === "seed") return { kept };
  const merged = mergeText(row, key, { live, after }, context);
  return merged.is === "replaced"
    ? change
    : {
        kept: { ...kept, reason: "edited", ...editedBy(row, live) },
        ...(merged.open && { open: merged.open }),
      };
}

/** Whether the rule `merge` replaces a live text: only if no work of other people is lost by it. */
function mergeText(
  row: LiveText,
  { key_id: id }: LiveKey,
  { live, after }: { live: Text; after: Text },
  { evidence }: KeyContext,
): { is: "replaced" } | { is: "kept"; open?: OpenText } {
  const forms = replacedForms(live, after);
  if (forms?.length === 0 || evidence.agreed.has(textKey({ id, language: row.language_iso })))
    return { is: "replaced" };
  const written = { id: row.modified_by, address: row.modified_by_email };
  const ours = isOurs(written, evidence.writers);
  if (evidence.writers.is === "everyone" || (ours && !forms)) return { is: "replaced" };
  const at = row.modified_at_timestamp;
  const open: OpenText = {
    id,
    language: row.language_iso,
    live,
    ...(at !== undefined && { at }),
    ...(forms && { forms }),
    isOurs: ours,
  };
  return { is: "kept", open };
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
