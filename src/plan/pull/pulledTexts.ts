/** The texts that a pull writes into the files, of those that differ. The verdict about each text decides, as it does for a plan. */

import type { AnyKind } from "../../kinds/kind.ts";
import type { Declared, ProjectContext } from "../../kinds/traits.ts";
import { isMapping, type Json } from "../../model/json.ts";
import type { Edited } from "../../model/plan.ts";
import { isStorable } from "../../model/storable.ts";
import { textsIn } from "../declaredContents.ts";
import type { KeptText } from "../planKind.ts";

type Entry = Declared<object>;

/** A text of an entry that differs from the live one. */
export interface DifferingText {
  kind: AnyKind;
  entry: Entry;
  field: string;
  language: string;
  /** Undefined: the entry does not declare this language. */
  declared: Json | undefined;
  live: Json;
  /** What the file says after it is pulled. */
  after: Json;
  edited?: Edited;
  /** When the text of the file came, in Unix seconds, if that is known. */
  landed?: number;
}

/** Why the file keeps its text. */
export type KeepingReason =
  /** Both changed. */
  | "conflict"
  /** Nothing tells which one changed. */
  | "undecided"
  /** The project owns the text, but the file has one that git could not bring back. */
  | "not committed"
  /** Plural forms in the file and a plain live text, or the other way round. */
  | "other-shape"
  /** A character of the live text cannot be in a manifest. */
  | "not-expressible"
  /** The locale file cannot hold the live text. */
  | "not-storable"
  /** The live text has universal placeholders, and the text of the file has none. */
  | "universal-placeholders";

export interface TextDecisions {
  taken: readonly DifferingText[];
  kept: readonly { text: DifferingText; why: KeepingReason }[];
}

export function pulledTexts(texts: readonly KeptText[], context: ProjectContext): TextDecisions {
  const taken: DifferingText[] = [];
  const kept: { text: DifferingText; why: KeepingReason }[] = [];
  for (const one of texts) {
    const { item } = one;
    const { declared, live, part = "", edited, landed, reason } = item;
    const after = declared === undefined ? live : withLive(declared, live);
    const text: DifferingText = {
      ...{ kind: one.kind, entry: one.entry, field: item.field, language: part, declared, live, after },
      ...(edited && { edited }),
      ...(landed !== undefined && { landed }),
    };
    const why =
      reason === "conflict" || reason === "undecided"
        ? reason
        : item.cause === "not committed"
          ? item.cause
          : whyNotWritable(text, one.object, context);
    if (why) kept.push({ text, why });
    else taken.push(text);
  }
  return { taken, kept };
}

function whyNotWritable(
  text: DifferingText,
  object: unknown,
  context: ProjectContext,
): KeepingReason | undefined {
  const { kind, entry, declared, live, after } = text;
  const isOtherShape = declared !== undefined && isMapping(declared) !== isMapping(live);
  if (isOtherShape || differsInShape(kind, entry, object, context)) return "other-shape";
  if (!isStorable(after)) return "not-expressible";
  return bringsUniversal(text, context) ? "universal-placeholders" : undefined;
}

/** Whether only one of the two has plural forms. */
export function differsInShape(kind: AnyKind, entry: Entry, live: unknown, context: ProjectContext): boolean {
  const own = kind.context(entry.values, live, context);
  return kind.fields.some(
    (field) => field.role === "shape" && field.diff(entry.values, live, own).changes.length > 0,
  );
}

/** Placeholders such as `[%1$s]`, `[%.2f:price]` and `[%]`, and references such as `[%key:cart.title%]`. */
const UNIVERSAL =
  /\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\]]*)?|key(?:_id)?:[^\]]*)?\]/;

/**
 * Whether the text would bring universal placeholders, which only the service replaces, to where none are: it is compared with
 * the text that it replaces, or with that of the base language. An entry of YAML without any text is as the project is.
 */
export function bringsUniversal(
  { kind, entry, field, declared, after }: DifferingText,
  { project }: Pick<ProjectContext, "project">,
): boolean {
  const isIn = (value: Json, test: (text: string) => boolean) => textsIn(value).some(test);
  const looksUniversal = (text: string) => text.includes("[%");
  if (!isIn(after, looksUniversal)) return false;
  const texts = kind.fields.find(({ name }) => name === field)?.declared(entry.values) ?? [];
  const base = texts.find(({ part }) => part === project.baseLanguage)?.after;
  const others = texts.map((one) => one.after ?? "");
  const own = [declared ?? "", base ?? "", others].find((one) => isIn(one, (text) => text !== "")) ?? "";
  if (own === "" && !(entry.parts ?? [entry]).some(({ from }) => from)) return false;
  const isUniversal = (text: string) => UNIVERSAL.test(text);
  return [isUniversal, looksUniversal].some((test) => isIn(after, test) && !isIn(own, test));
}

/** The declared plural forms with their live texts. Forms that are empty, or not declared, stay as they are. */
function withLive(declared: Json, live: Json): Json {
  if (!isMapping(declared) || !isMapping(live)) return live;
  return Object.fromEntries(
    Object.entries(declared).map(([form, text]) => [
      form,
      (live[form] ?? "") === "" ? text : (live[form] ?? text),
    ]),
  );
}
