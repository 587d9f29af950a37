/** Warnings about new texts that are probably not meant. They do not change the plan. */
import { grouped, type Json, sameJson } from "../model/json.ts";
import type { Place } from "../model/place.ts";
import type { Change, PlannedField } from "../model/plan.ts";
import { type Problem, problem } from "../model/problem.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { isEmpty } from "../plan/loss.ts";
import type { LiveKey } from "./liveKey.ts";
import { liveText } from "./texts.ts";

const WRONG_ENCODING = /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/;

export function textHints(changes: readonly Change[], live: readonly LiveKey[], base: string): Problem[] {
  const byId = new Map(live.map((key) => [key.key_id, key]));
  const found = changes.flatMap((change) => {
    const texts =
      change.action === "destroy" ? [] : change.fields.filter(({ field }) => field === "translations");
    const key = change.action === "update" ? byId.get(String(change.id)) : undefined;
    const row = key?.translations?.find(({ language_iso: code }) => code === base);
    const source = key && row && liveText(row.translation, key.is_plural);
    return texts.flatMap((field) => [
      ...wrongEncoding(field, change.label),
      ...(source === undefined ? [] : copied(field, source, base)),
    ]);
  });
  return [...grouped(found, ({ group, place }) => `${group} ${place.file}`).values()].flatMap(
    ([first, ...others]) => {
      if (!first || others.length + 1 < (first.least ?? 1)) return [];
      const more = others.length > 0 ? ` The same is true for ${others.length} more in this file.` : "";
      const { place, message } = first;
      return problem("wrong-value", `${message}${more}`, { place, severity: "warning", scope: "change" });
    },
  );
}

interface Hint {
  /** Of the hints of one group in a file, the first is shown, and the others are counted. */
  group: unknown;
  place: Place;
  message: string;
  /** If there are fewer, nothing is shown. */
  least?: number;
}

function wrongEncoding({ part, before = "", after = "", place }: PlannedField, label: string): Hint[] {
  const [text, live] = [after, before].map((value) => textsIn(value).join(" "));
  if (!place || !WRONG_ENCODING.test(text ?? "") || WRONG_ENCODING.test(live ?? "")) return [];
  const message = `The ${part} text of ${label} has characters of a wrong encoding, as in Ã¼ or \ufffd for ü. Save the file as UTF-8, and correct the text.`;
  return [{ group: "encoding", place, message }];
}

/** At least three texts of a language that become those of the base language: its file was probably copied. */
function copied({ part, before = "", after = "", place }: PlannedField, source: Json, base: string): Hint[] {
  if (part === base || !place || isEmpty(before) || !sameJson(after, source)) return [];
  const message = `This ${part} text becomes the ${base} text of its key. If the ${base} file was copied over this file, restore it.`;
  return [{ group: `copied ${part}`, place, message, least: 3 }];
}
