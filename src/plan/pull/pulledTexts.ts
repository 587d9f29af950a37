/** Decides which live texts a pull writes into the manifests: those that others wrote last, and that are not older than the line. */
import type { LastWriter } from "../../kinds/field.ts";
import type { AnyKind } from "../../kinds/kind.ts";
import type { Match } from "../../kinds/match.ts";
import type { Declared, ProjectContext } from "../../kinds/traits.ts";
import { isOurs as wroteIt } from "../../model/evidence.ts";
import { canonical, isMapping, type Json } from "../../model/json.ts";
import { ownershipOf } from "../../model/rules.ts";
import { textsIn } from "../declaredContents.ts";

type Entry = Declared<object>;

/** A text of an entry that differs from the live one. */
export interface DifferingText {
  kind: AnyKind;
  entry: Entry;
  id: number | string;
  field: string;
  language: string;
  /** Undefined: the entry does not declare this language. */
  declared: Json | undefined;
  live: Json;
  /** What the manifest says after it is pulled. */
  after: Json;
  writer: LastWriter | undefined;
  /** Whether we wrote the live text last. */
  isOurs: boolean;
  /** Whether the project owns it by the rule `seed`. */
  isSeeded: boolean;
  /** Whether the entry and the object differ in the field that decides whether texts have plural forms. */
  isReshaped: boolean;
}

/** Why the manifest keeps its text. */
export type KeepingReason =
  /** We wrote the live text last. */
  | "ours"
  /** The live text, or a plural form of it, is empty. */
  | "empty"
  /** The line is newer than the live text. */
  | "conflict"
  /** The manifest had the live text, and a commit replaced it: the next apply writes the declared one. */
  | "replaced"
  /** The service does not say when the live text was written. */
  | "undated"
  /** The history of the manifest cannot be read. */
  | "unread"
  /** Plural forms in the manifest and a plain live text, or the other way round. */
  | "other-shape"
  /** A character of the live text cannot be in a manifest. */
  | "not-expressible"
  /** The source file cannot hold the live text. */
  | "not-storable"
  /** The live text has universal placeholders, and the text of the file has none. */
  | "universal-placeholders";

export interface TextDecisions {
  taken: readonly DifferingText[];
  kept: readonly { text: DifferingText; why: KeepingReason }[];
  /** Decided by what the manifest said when the live text was written. */
  open: readonly DifferingText[];
}

/** `added`: the languages that are also written into an entry that does not declare them. */
export function differingTexts(
  kind: AnyKind,
  matches: readonly Match<Entry, unknown>[],
  context: ProjectContext,
  added: (entry: Entry) => readonly string[],
): DifferingText[] {
  const { project, rules, evidence } = context;
  return matches.flatMap(({ declared: entry, live: object }) => {
    if (object === undefined) return [];
    const own = kind.context(entry.values, object, context);
    const stored = kind.liveContext(object, context, kind.label(entry.values));
    const isReshaped = differsInShape(kind, entry, object, context);
    return kind.fields.flatMap((field) => {
      if (field.role !== "text") return [];
      const texts = field.declared(entry.values);
      const languages = [...new Set([...texts.map(({ part = "" }) => part), ...added(entry)])];
      return languages.flatMap((language): DifferingText[] => {
        const ownership = ownershipOf(rules, project, language);
        if (ownership === "ignore") return [];
        const live = field.stored(object, stored, language);
        if (live === undefined) return [];
        const declared = texts.find(({ part }) => part === language)?.after;
        const isSame =
          declared === undefined ? isEmpty(live) : field.same(live, carriedOver(declared, live), own);
        if (isSame) return [];
        const writer = field.lastWriter?.(object, language);
        const after = declared === undefined ? live : taken(declared, live);
        const isOurs = writer !== undefined && wroteIt(writer.by, evidence.writers);
        const isSeeded = ownership === "seed";
        const id = kind.id(object);
        const name = field.name;
        return [
          {
            kind,
            entry,
            id,
            field: name,
            language,
            declared,
            live,
            after,
            writer,
            isOurs,
            isSeeded,
            isReshaped,
          },
        ];
      });
    });
  });
}

/** Whether only one of the two has plural forms. */
export function differsInShape(kind: AnyKind, entry: Entry, live: unknown, context: ProjectContext): boolean {
  const own = kind.context(entry.values, live, context);
  return kind.fields.some(
    (field) => field.role === "shape" && field.diff(entry.values, live, own).changes.length > 0,
  );
}

/** Decides what the last writer and the options decide. */
export function decideTexts(
  texts: readonly DifferingText[],
  { rules }: Pick<ProjectContext, "rules">,
): TextDecisions {
  const found: {
    taken: DifferingText[];
    kept: { text: DifferingText; why: KeepingReason }[];
    open: DifferingText[];
  } = {
    taken: [],
    kept: [],
    open: [],
  };
  const keep = (text: DifferingText, why: KeepingReason) => found.kept.push({ text, why });
  for (const text of texts) {
    const { declared, live, after, writer, isOurs, isSeeded, isReshaped, entry, kind, language } = text;
    const names = textsIn(kind.identity(entry.values));
    if (isReshaped && !isEmpty(live)) keep(text, "other-shape");
    else if (declared === undefined) found.taken.push(text);
    else if (isMapping(declared) !== isMapping(live) && !isEmpty(live)) keep(text, "other-shape");
    else {
      if (hasEmptyPart(declared, live)) keep(text, "empty");
      if (isEmpty(live) || canonical(after) === canonical(declared)) continue;
      if (names.some((name) => rules.take.includes(name) || rules.take.includes(`${name}:${language}`)))
        found.taken.push(text);
      // A row of plural forms has one writer, so others may have written the form that differs.
      else if (isOurs && !isSeeded && !isMapping(live)) keep(text, "ours");
      else if (writer?.edited === undefined) keep(text, "undated");
      else found.open.push(text);
    }
  }
  return found;
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
function taken(declared: Json, live: Json): Json {
  if (!isMapping(declared) || !isMapping(live)) return isEmpty(live) ? declared : live;
  return Object.fromEntries(
    Object.entries(declared).map(([form, text]) => [
      form,
      (live[form] ?? "") === "" ? text : (live[form] ?? text),
    ]),
  );
}

function carriedOver(declared: Json, live: Json): Json {
  return isMapping(declared) && isMapping(live) ? { ...live, ...declared } : declared;
}

/** Whether a declared text, or a declared plural form, has no live text. */
function hasEmptyPart(declared: Json, live: Json): boolean {
  if (!isMapping(declared) || !isMapping(live)) return isEmpty(live);
  return Object.entries(declared).some(([form, text]) => text !== "" && (live[form] ?? "") === "");
}

function isEmpty(live: Json): boolean {
  if (isMapping(live)) return Object.values(live).every((form) => form === "");
  return live === "";
}
