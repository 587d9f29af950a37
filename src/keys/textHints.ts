/** Warnings about new texts that are probably not meant. They do not change the plan. */
import { grouped, type Json, sameJson } from "../model/json.ts";
import type { Place } from "../model/place.ts";
import type { Change, PlannedField } from "../model/plan.ts";
import { type Problem, problem } from "../model/problem.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { isEmpty } from "../plan/loss.ts";
import type { LiveKey } from "./liveKey.ts";
import { liveText } from "./texts.ts";

/** What is wrong with a text, after "The de text of cart.title". `live`: the text that it replaces. */
type Fault = (text: string, live: string) => string | false;

type Row = readonly [files: RegExp, fault: Fault];

function has(files: RegExp, pattern: RegExp, words: string): Row {
  return [files, (text) => pattern.test(text) && words];
}

const YAML = /\.ya?ml$/i;
const ANY_FILE = /./;

const FAULTS: readonly Row[] = [
  has(
    YAML,
    /\\n/,
    "has a backslash and an n, and not a line break. YAML reads \\n as a line break only in double quotes.",
  ),
  has(
    YAML,
    /^[“”„«»‘’].*[“”«»‘’]$/s,
    'starts and ends with typographic quotes, which YAML does not remove. Write " in their place.',
  ),
  has(
    YAML,
    /^[^\n]+\n$/,
    "ends with a line break, which the block after | or > keeps. If it is not meant, write |- or >- in its place.",
  ),
  has(
    /\.(?:strings|stringsdict|xcstrings)$/i,
    /%(?:\d\$)?s/,
    "has %s, which iOS does not replace by a text. Write %@.",
  ),
  has(/\.xml$/i, /%(?:\d\$)?@/, "has %@, which Android does not know. Write %s."),
  has(ANY_FILE, /%[sd@]\$\d/, "has the number of a placeholder at its end. Write it first, as in %1$s."),
  [ANY_FILE, unpairedTag],
  has(
    ANY_FILE,
    /^\W*(?:TODO|FIXME)(?:\W|$)|\b[Ll]orem ipsum\b/,
    "looks like a note that stands for a text. Write the text, or leave it out.",
  ),
  has(
    ANY_FILE,
    /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/,
    "has characters of a wrong encoding, as in Ã¼ or \ufffd for ü. Save the file as UTF-8, and correct the text.",
  ),
];

/** Also the numbers of i18next's component Trans. Other names can be placeholders. */
const TAG = /<(\/?)(a|b|i|u|em|strong|span|small|code|bold|\d{1,2})(?:\s[^<>/]*)?>/g;

function unpairedTag(text: string): string | false {
  const open = new Map<string, number>();
  for (const [, closes, name = ""] of text.matchAll(TAG))
    open.set(name, (open.get(name) ?? 0) + (closes ? -1 : 1));
  const [name, count = 0] = [...open].find(([, left]) => left !== 0) ?? [];
  const [found, missing] = count > 0 ? [`<${name}>`, `</${name}>`] : [`</${name}>`, `<${name}>`];
  return name !== undefined && `has ${found} without ${missing}. Add ${missing}, or remove ${found}.`;
}

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
      ...untranslated(field, texts.find(({ part }) => part === base)?.after ?? source, base, change.label),
    ]);
  });
  return [...grouped(found, ({ group, place }) => `${group} ${place.file}`).values()].flatMap(
    ([first, ...others]) => {
      if (!first || others.length + 1 < (first.least ?? 1)) return [];
      const more = others.length > 0 ? ` The same is true for ${others.length} more in this file.` : "";
      const { place, message, severity = "warning" } = first;
      return problem("wrong-value", `${message}${more}`, { place, severity, scope: "change" });
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
  severity?: "notice";
}

function faultsOf({ part, before = "", after = "", place }: PlannedField, label: string): Hint[] {
  const [text = "", live = ""] = [after, before].map((value) => textsIn(value).join(" "));
  return FAULTS.flatMap(([files, fault], group) => {
    const words = place && files.test(place.file) && fault(text, live);
    if (!words || fault(live, "")) return [];
    return [{ group, place, message: `The ${part} text of ${label} ${words}` }];
  });
}

/** At least three texts of a language that become those of the base language: its file was probably copied. */
function copied({ part, before = "", after = "", place }: PlannedField, source: Json, base: string): Hint[] {
  if (part === base || !place || isEmpty(before) || !sameJson(after, source)) return [];
  const message = `This ${part} text becomes the ${base} text of its key. If the ${base} file was copied over this file, restore it.`;
  return [{ group: `copied ${part}`, place, message, least: 3 }];
}

/** A new text of several words that is the base text of its key. Variants of one language can have equal texts. */
function untranslated(
  { part = "", before = "", after = "", place }: PlannedField,
  source: Json | undefined,
  base: string,
  label: string,
): Hint[] {
  const [own, other] = [part, base].map((language) => language.split(/[-_]/)[0]);
  const hasWords = textsIn(after).some((text) => /\S\s+\S+\s+\S/.test(text.slice(0, 500)));
  if (own === other || !place || !isEmpty(before) || !hasWords || !sameJson(after, source ?? "")) return [];
  const message = `The ${part} text of ${label} is the ${base} text. If it is not translated yet, leave it out, so that the project shows it as missing.`;
  return [{ group: `untranslated ${part}`, place, message, severity: "notice" }];
}
