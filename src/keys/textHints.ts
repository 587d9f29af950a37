/** Warnings about new texts that are probably not meant. They do not change the plan. */
import { grouped, type Json, sameJson } from "../model/json.ts";
import type { Place } from "../model/place.ts";
import type { Change, PlannedField } from "../model/plan.ts";
import { type Problem, problem } from "../model/problem.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { isEmpty } from "../plan/loss.ts";
import type { LiveKey } from "./liveKey.ts";
import { liveText } from "./texts.ts";

/** What is wrong with a text, after "The de text of cart.title". */
type Fault = readonly [files: RegExp, pattern: RegExp, words: string];

const YAML = /\.ya?ml$/i;
const ANY_FILE = /./;

const FAULTS: readonly Fault[] = [
  [
    YAML,
    /\\n/,
    "has a backslash and an n, and not a line break. YAML reads \\n as a line break only in double quotes.",
  ],
  [
    /\.(?:strings|stringsdict|xcstrings)$/i,
    /%(?:\d\$)?s/,
    "has %s, which iOS does not replace by a text. Write %@.",
  ],
  [/\.xml$/i, /%(?:\d\$)?@/, "has %@, which Android does not know. Write %s."],
  [
    ANY_FILE,
    /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/,
    "has characters of a wrong encoding, as in Ã¼ or \ufffd for ü. Save the file as UTF-8, and correct the text.",
  ],
];

export function textHints(changes: readonly Change[], live: readonly LiveKey[], base: string): Problem[] {
  const byId = new Map(live.map((key) => [key.key_id, key]));
  const found = changes.flatMap((change) => {
    const texts =
      change.action === "destroy" ? [] : change.fields.filter(({ field }) => field === "translations");
    const key = change.action === "update" ? byId.get(String(change.id)) : undefined;
    const row = key?.translations?.find(({ language_iso: code }) => code === base);
    const source = key && row && liveText(row.translation, key.is_plural);
    return texts.flatMap((field) => [
      ...faultsOf(field, change.label),
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

function faultsOf({ part, before = "", after = "", place }: PlannedField, label: string): Hint[] {
  const [text = "", live = ""] = [after, before].map((value) => textsIn(value).join(" "));
  return FAULTS.flatMap(([files, pattern, words], group) => {
    if (!place || !files.test(place.file) || !pattern.test(text) || pattern.test(live)) return [];
    return [{ group, place, message: `The ${part} text of ${label} ${words}` }];
  });
}

/** At least three texts of a language that become those of the base language: its file was probably copied. */
function copied({ part, before = "", after = "", place }: PlannedField, source: Json, base: string): Hint[] {
  if (part === base || !place || isEmpty(before) || !sameJson(after, source)) return [];
  const message = `This ${part} text becomes the ${base} text of its key. If the ${base} file was copied over this file, restore it.`;
  return [{ group: `copied ${part}`, place, message, least: 3 }];
}
