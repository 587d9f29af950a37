/** The texts of a key: one for each language, plain or by plural form. The setting `languages` defines who owns them. */
import * as z from "zod";
import type { StoredForm } from "../kinds/declaredEntry.ts";
import {
  absentFromResponse,
  type Differences,
  type FieldIssue,
  type LanguageMention,
  type LastWriter,
  NO_DIFFERENCES,
  type Shown,
  spellingsOf,
} from "../kinds/field.ts";
import { withoutJavaEscapes } from "../locales/format.ts";
import type { PlaceholderStyle } from "../locales/placeholderStyle.ts";
import { didYouMean } from "../model/didYouMean.ts";
import { type Json, sameJson } from "../model/json.ts";
import { once } from "../model/once.ts";
import type { FieldChange, KeptValue } from "../model/plan.ts";
import { ownershipOf } from "../model/setting.ts";
import type { TextQuestion } from "../model/verdict.ts";
import { lackedForms } from "../plan/waiting.ts";
import { jsonOrUndefined } from "../wire/json.ts";
import { PLURAL_FORMS } from "../wire/key.ts";
import type { Rewritten } from "../yaml/entries.ts";
import { filled, type KeyContext, type KeyPayload } from "./fields.ts";
import type { LiveKey, LiveText } from "./liveKey.ts";
import { Placeholders, saysTheSame } from "./universalPlaceholders.ts";

const formsSchema = z.record(z.string(), z.string());
export const textSchema = z.union([z.string(), formsSchema]);

/** A text, or the forms of a plural by CLDR category. */
export type Text = z.output<typeof textSchema>;

/** The text of a live row. The service sends plural forms as a string of JSON. Forms without text are omitted. */
export function liveText(wire: string, plural: boolean): Text {
  if (!plural || !wire.startsWith("{")) return wire;
  const forms = formsSchema.safeParse(jsonOrUndefined(wire));
  return forms.success ? filled(forms.data) : wire;
}

export function rowOf({ translations }: LiveKey, language: string | undefined): LiveText | undefined {
  return translations?.find(({ language_iso }) => language_iso === language);
}

/** Forms that the manifest does not declare keep their live text. */
export function carriedOver(declared: Text, live: Text): Text {
  return typeof declared === "string" || typeof live === "string" ? declared : { ...live, ...declared };
}

export function sameText(a: Text, b: Text): boolean {
  if (typeof a === "string" || typeof b === "string")
    return a === b || (isEmpty(a) && isEmpty(b)) || (typeof a === typeof b && saysTheSame(`${a}`, `${b}`));
  const [forms, otherForms] = [a, b].map((text) => new Map(Object.entries(text)));
  const formNames = new Set([...(forms?.keys() ?? []), ...(otherForms?.keys() ?? [])]);
  return [...formNames].every((form) => saysTheSame(forms?.get(form) ?? "", otherForms?.get(form) ?? ""));
}

export function isEmpty(text: Text): boolean {
  return typeof text === "string" ? text === "" : Object.keys(filled(text)).length === 0;
}

/** `meta` is for the JSON Schema: what zod cannot express, or what is checked later with a better message. */
const formsDeclared = formsSchema
  .refine((forms) => Object.keys(forms).length > 0, "has no plural form")
  .meta({ minProperties: 1, propertyNames: { enum: PLURAL_FORMS } });
const textDeclared = z.union([z.string(), formsDeclared]);
const mappingSchema = z.record(z.string().min(1), textDeclared);

const eachOnce = (list: readonly { language_iso: string }[]) =>
  new Set(list.map((row) => row.language_iso)).size === list.length;
const listOf = <Translation extends z.ZodType>(translation: Translation) =>
  z
    .array(z.strictObject({ language_iso: z.string().min(1), translation }))
    .refine(eachOnce, "has a language twice");
const listSchema = listOf(z.unknown());
const schema = z.union([mappingSchema, listOf(textDeclared).transform(toMapping).pipe(mappingSchema)]);
type Declared = { readonly translations?: z.output<typeof schema> };

export const translations = {
  name: "translations",
  role: "text",
  expects:
    "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
  schema,
  rewrite: fromList,
  diff({ translations: declared }: Declared, live: LiveKey | undefined, context: KeyContext): Differences {
    const { inFiles, project } = context;
    const { listed } = inFiles;
    if ((!declared && listed.length === 0) || project.segmentation) return NO_DIFFERENCES;
    const missing = listed.filter((language) => !Object.hasOwn(declared ?? {}, language));
    const texts: [string, Text | undefined][] = [
      ...Object.entries(declared ?? {}),
      ...missing.map((language): [string, undefined] => [language, undefined]),
    ];
    const placeholders = once(() =>
      placeholdersOf(declared ?? {}, live, project.baseLanguage, inFiles.style),
    );
    const differences = texts.flatMap(
      ([language, text]) =>
        compareText({
          ...{ language, inFile: text, declared: text, key: live, placeholders, context },
          base: declared?.[project.baseLanguage],
        }) ?? [],
    );
    if (differences.length === 0) return NO_DIFFERENCES;
    const issues = differences.flatMap((difference) => difference.issues);
    return {
      changes: differences.flatMap((difference) => difference.changes),
      kept: differences.flatMap((difference) => difference.kept),
      issues: withOneMismatch(issues, context.plural),
      open: differences.flatMap((difference) => difference.open),
    };
  },
  toPlan({ translations: declared = {} }: Declared): readonly FieldChange[] {
    return Object.keys(declared).map((part) => ({
      field: "translations",
      part,
      after: declared[part] ?? "",
    }));
  },
  write(out: KeyPayload, changes: readonly FieldChange[]): void {
    out.translations = changes.map(({ part = "", after, sent = after }) => ({
      language_iso: part,
      translation: textSchema.parse(sent),
    }));
  },
  show(json: Json): Shown {
    const text = textSchema.parse(json);
    return typeof text === "string" ? { as: "text", text } : { as: "slots", slots: filled(text) };
  },
  stored(live: LiveKey, { plural }: KeyContext, part: string | undefined): Json | undefined {
    const row = rowOf(live, part);
    return row && liveText(row.translation, plural);
  },
  toManifest({ translations: rows = [] }: LiveKey, { plural }: KeyContext): Json | undefined {
    const texts = rows.flatMap(({ language_iso, translation }) => {
      const text = liveText(translation, plural);
      return isEmpty(text) ? [] : [[language_iso, text] as const];
    });
    return texts.length === 0 ? undefined : Object.fromEntries(texts);
  },
  isDefault: (live: LiveKey, context: KeyContext): boolean =>
    translations.toManifest(live, context) === undefined,
  editState(live: LiveKey, part: string | undefined): Json | undefined {
    const row = rowOf(live, part);
    if (!row) return undefined;
    const { translation, modified_by: by = null, modified_by_email: address = null } = row;
    const { modified_at_timestamp: at = null, is_reviewed = null, is_unverified = null } = row;
    return [translation, by, address, at, is_reviewed, is_unverified];
  },
  lastWriter(live: LiveKey, part: string): LastWriter | undefined {
    const row = rowOf(live, part);
    if (!row) return undefined;
    const by = { id: row.modified_by, address: row.modified_by_email };
    return { by, ...editedBy(row, liveText(row.translation, live.is_plural)) };
  },
  mayBecomeUnverified(live: LiveKey, language: string): boolean {
    const row = rowOf(live, language);
    return !row || (row.is_unverified !== true && !isEmpty(liveText(row.translation, live.is_plural)));
  },
  same: (a: Json, b: Json): boolean => sameText(textSchema.parse(a), textSchema.parse(b)),
  languages({ translations: declared = {} }: Declared): readonly LanguageMention[] {
    return Object.keys(declared).map((language) => ({ language, path: [language] }));
  },
} as const;

/** Why no project, or this one, can store the text. `plural`: undefined if it is not known. `forms`: none if any form is possible. */
export function textIssues(
  language: string,
  text: Text,
  plural: boolean | undefined,
  forms: readonly string[],
  where = "",
): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const isPlain = typeof text === "string";
  if (isPlain ? plural && text !== "" : plural === false) {
    const message = isPlain
      ? `The ${language} text needs plural forms, such as { one: …, other: … }, because the key is a plural: is_plural is true here, in on_create or in Lokalise.`
      : `The ${language} text has plural forms, but the key is not a plural. Set is_plural: true, or give one text.`;
    issues.push({ code: "plural-mismatch", message, path: [language] });
  }
  for (const form of isPlain || forms.length === 0 ? [] : Object.keys(text)) {
    if (forms.includes(form)) continue;
    // Apps have forms that their language does not need, and platforms accept them.
    const isOfOthers = PLURAL_FORMS.includes(form);
    const effect = isOfOthers ? ", so it stays in the file and is not sent" : "";
    const message = `"${form}" is not a plural form${where}${effect}. Forms are ${forms.join(", ")}.${didYouMean(form, forms)}`;
    const path = [language, form];
    issues.push({ code: "plural-form", message, path, ...(isOfOthers && { severity: "warning" }) });
  }
  return issues;
}

/** One change of is_plural corrects the texts in all languages. */
export function withOneMismatch(issues: readonly FieldIssue[], plural: boolean | undefined): FieldIssue[] {
  const mismatch = issues.find(({ code }) => code === "plural-mismatch");
  return issues.filter((issue) => plural || issue === mismatch || issue.code !== "plural-mismatch");
}

/** Converts the API's list of `{language_iso, translation}` into a mapping. A list with any other member stays as it is. */
function fromList(raw: unknown): Rewritten | undefined {
  if (!Array.isArray(raw)) return undefined;
  const list = listSchema.safeParse(raw);
  if (!list.success) return undefined;
  return {
    value: toMapping(list.data),
    moved: new Map(list.data.map(({ language_iso }, index) => [language_iso, [index, "translation"]])),
  };
}

function toMapping<Text>(list: readonly { language_iso: string; translation: Text }[]): Record<string, Text> {
  return Object.fromEntries(list.map(({ language_iso, translation }) => [language_iso, translation]));
}

/** The texts of a live key in all languages, as canonical strings. */
export function textsOf({ is_plural, translations: rows = [] }: LiveKey): string[] {
  return rows.flatMap(({ translation }) => spellingsOf(liveText(translation, is_plural)));
}

// Compares a declared text with the live one. The rule of its language, or the verdict about it, decides what happens.

/** A text of the files, and what it is compared with. */
interface Compared {
  language: string;
  /** With all forms that the files have. Undefined if the files list the language, and have no text. */
  inFile: Text | undefined;
  /** Without the forms that the language does not have. */
  declared: Text | undefined;
  /** The base text of the files. */
  base: Text | undefined;
  key: LiveKey | undefined;
  placeholders: () => Placeholders;
  context: KeyContext;
}

function compareText(text: Compared): Differences | undefined {
  const { language, inFile, key, context } = text;
  const isPlain = typeof inFile === "string" && !context.plural && key?.is_plural === false;
  if (isPlain && rowOf(key, language)?.translation === inFile) return undefined;
  if (inFile === undefined) return differencesOf(text);
  const forms = context.project.languages?.find(({ iso }) => iso === language)?.pluralForms ?? [];
  const where = ` of ${language} in this project`;
  const issues = textIssues(language, inFile, context.plural, forms, where);
  if (issues.length === 0) return differencesOf(text);
  const pairs = Object.entries(inFile).filter(([form]) => forms.includes(form));
  const isUsable = pairs.length > 0 && issues.every(({ severity }) => severity === "warning");
  const differences = isUsable && differencesOf({ ...text, declared: Object.fromEntries(pairs) });
  return { ...(differences || NO_DIFFERENCES), issues };
}

function differencesOf(text: Compared): Differences | undefined {
  const { language, declared, key, context } = text;
  if (ownershipOf(context.rules, language) === "ignore") return undefined;
  const row = key && rowOf(key, language);
  if (row) return differencesFrom(row, key, text);
  if (declared === undefined) return undefined;
  return key
    ? { ...NO_DIFFERENCES, issues: [absentFromResponse(`${language} text`, [language])] }
    : changed(text, { field: "translations", part: language, after: declared });
}

/** `replaced`: the live text as the project has it. */
function changed(text: Compared, change: FieldChange, replaced?: Text): Differences {
  const { declared, placeholders, context } = text;
  const { rules, storedForm = () => AS_FILES } = context;
  const after = textSchema.parse(change.after);
  // Each app would write such a placeholder in its own way.
  const isOfPlatform = context.inOtherApps !== undefined && /%(?:\d+\$)?[@s]/.test(JSON.stringify(after));
  const rule = isOfPlatform && rules.placeholders === "auto" ? "universal" : rules.placeholders;
  const converted = placeholders().stored(after, replaced, rule, storedForm);
  const sent = replaced === undefined ? converted : withUndeclared(converted, declared, replaced);
  return { ...NO_DIFFERENCES, changes: [sameJson(sent, after) ? change : { ...change, sent }] };
}

/** The rules in order of policy. What none of them decides is asked. */
function differencesFrom(row: LiveText, key: LiveKey, text: Compared): Differences | undefined {
  const { language, inFile, declared, placeholders, context } = text;
  const { rules, verdicts, project, inFiles } = context;
  const others = context.inOtherApps?.get(language)?.map((json) => textSchema.parse(json)) ?? [];
  const stored = liveText(row.translation, key.is_plural);
  const isOfJava = inFiles.hasEscapes === true && typeof stored === "string";
  const ofFormat = isOfJava ? stored.replaceAll('\\"', '"') : stored;
  const wire = context.inOtherApps ? universalText(ofFormat) : ofFormat;
  const isSame = declared !== undefined && sameText(wire, carriedOver(declared, wire));
  const isEscaped = isOfJava && typeof wire === "string" && withoutJavaEscapes(wire) === declared;
  const isLacking =
    inFiles.plural.includes(language) &&
    lackedForms({ declared: inFile ?? null, live: wire, part: language }, project).length > 0;
  if ((isSame || isEscaped) && !isLacking) return undefined;
  const live = placeholders().native(wire);
  const item = { field: "translations", part: language, live, ...editedBy(row, live) };
  const keep = (basis: Pick<KeptValue, "reason" | "cause" | "details">, open: TextQuestion[] = []) => ({
    ...NO_DIFFERENCES,
    kept: [{ ...item, ...basis, ...(inFile !== undefined && { declared: inFile }) }],
    open,
  });
  if (declared === undefined) {
    const details = inFiles.fromLokalise === true ? ARCHIVE : DELETE_LINES;
    if (!isEmpty(live)) return keep({ reason: "pull", ...(!inFiles.isToAdd && { details }) });
    const copy = rules.incoming.untranslated === "base" ? baseFor(language, key, text) : undefined;
    if (copy === undefined) return undefined;
    return { ...NO_DIFFERENCES, kept: [{ ...item, live: copy, reason: "pull", details: UNTRANSLATED }] };
  }
  if (isSame) return keep({ reason: "pull", details: LACKING });
  const after = carriedOver(declared, live);
  const change = { field: "translations", part: language, before: live, after, ...editedBy(row, live) };
  const ownership = ownershipOf(rules, language);
  // Translators have not translated it, or cleared it. The file may have the base text in its place.
  const isCopy = text.base !== undefined && isCopyOf(after, text.base) && ownership !== "enforce";
  const isOfTranslators =
    inFiles.fromLokalise === true ||
    (inFiles.isInLocaleFile && (rules.incoming.untranslated === "base" || isCopy));
  const staysEmpty = isEmpty(live) && isOfTranslators && language !== project.baseLanguage;
  if (staysEmpty && rules.pull) return undefined;
  const isShared = others.some((other) => !sameText(universalText(other), universalText(after)));
  if (!staysEmpty && isEmpty(live) && isShared && others.some(isEmpty))
    return { ...NO_DIFFERENCES, issues: [clearedElsewhere(language)] };
  if (!staysEmpty && ((ownership === "enforce" && !isShared) || isEmpty(live)))
    return changed(text, change, stored);
  const isHeld = ownership === "seed" || staysEmpty;
  if (isHeld && !rules.pull && rules.overwrite.length === 0) return keep({ reason: "held" });
  if (!isHeld && replacedForms(live, after)?.length === 0) return changed(text, change, stored);
  const isInOtherApp = others.some((other) => sameText(wire, other));
  const question = questionAbout(row, live, text, { isHeld, isInOtherApp });
  const verdict = verdicts(question);
  if (!verdict) return keep({ reason: "undecided" }, [question]);
  if (verdict.is === "write") return changed(text, change, stored);
  return keep({ reason: verdict.is, ...("cause" in verdict && { cause: verdict.cause }) });
}

/** The base text, with the plural forms of the language. Undefined: it has none. */
function baseFor(language: string, key: LiveKey, { placeholders, context: { project } }: Compared) {
  const row = language === project.baseLanguage ? undefined : rowOf(key, project.baseLanguage);
  const base = row && placeholders().native(liveText(row.translation, key.is_plural));
  if (base === undefined || isEmpty(base)) return undefined;
  if (typeof base === "string") return base;
  const { pluralForms = [] } = project.languages?.find(({ iso }) => iso === language) ?? {};
  return Object.fromEntries(pluralForms.map((form) => [form, base[form] ?? base.other ?? ""]));
}

/** A language can have more plural forms than the base language. They are copies of "other". */
function isCopyOf(text: Text, base: Text): boolean {
  if (typeof text === "string" || typeof base === "string") return sameText(text, base);
  return Object.entries(text).every(([form, ofForm]) => ofForm === (base[form] ?? base.other));
}

function clearedElsewhere(language: string): FieldIssue {
  const message = `The files of another app cleared the ${language} translation. Clear it here too, or write it again there.`;
  return { code: "duplicate-text", message, path: [language] };
}

function questionAbout(
  row: LiveText,
  live: Text,
  { key, context }: Compared,
  { isHeld, isInOtherApp }: { isHeld: boolean; isInOtherApp: boolean },
): TextQuestion {
  const { modified_by: id, modified_by_email: address, modified_at_timestamp: at } = row;
  return {
    id: String(key?.key_id),
    language: row.language_iso,
    place: context.inFiles.place,
    live,
    ...(at && { at }),
    by: { id, address },
    ...(isHeld && { isHeld: true }),
    ...(isInOtherApp && { isInOtherApp: true }),
  };
}

/** Forms that the files do not declare are sent as they are. */
function withUndeclared(sent: Text, declared: Text | undefined, live: Text): Text {
  if (typeof sent === "string" || typeof live === "string" || typeof declared !== "object") return sent;
  const forms = Object.entries(sent).filter(([form]) => Object.hasOwn(declared, form));
  return carriedOver(Object.fromEntries(forms), live);
}

const LACKING = "The locale file lacks plural forms that Lokalise has";
const UNTRANSLATED = "Lokalise has no translation yet, so the file gets the base translation";
const WRITTEN_BACK =
  "If its line was deleted, lokaform pull writes it back. To clear it in Lokalise, write an empty text.";
const DELETE_LINES = `${WRITTEN_BACK} To delete the key, delete its lines in all files`;
/** The rows have keys_from: lokalise. */
const ARCHIVE = `${WRITTEN_BACK} To give the key up, archive it in Lokalise`;

/** With universal placeholders in place of those of a platform. */
export function universalText(text: Text): Text {
  const placeholders = new Placeholders({ declared: [text], live: [], both: [] });
  return placeholders.stored(text, undefined, "universal", () => AS_FILES);
}

const AS_FILES: StoredForm = { isUniversal: false, isNumbered: false };

/** How the files of a key write placeholders, and the project. */
export function placeholdersOf(
  declared: Readonly<Record<string, Text>>,
  live: LiveKey | undefined,
  baseLanguage: string | undefined,
  style?: PlaceholderStyle,
): Placeholders {
  const isBase = ([language]: readonly [string, Text]) => language === baseLanguage;
  const texts = Object.entries(declared).sort((a, b) => Number(isBase(b)) - Number(isBase(a)));
  const rows = (live?.translations ?? []).map(({ translation }) =>
    liveText(translation, live?.is_plural ?? false),
  );
  const pairs = texts.flatMap(([language, text]) => {
    const row = live && rowOf(live, language);
    return row ? [[text, liveText(row.translation, live.is_plural)] as const] : [];
  });
  return new Placeholders({ declared: texts.map(([, text]) => text), live: rows, both: pairs, style });
}

/** The plural forms with text that another text replaces or clears. Undefined if one of the texts is plain. */
function replacedForms(live: Text, after: Text): readonly string[] | undefined {
  if (typeof live === "string" || typeof after === "string") return undefined;
  return Object.keys(filled(live)).filter((form) => live[form] !== after[form]);
}

/** An empty text has no work of anybody. */
function editedBy(row: LiveText, live: Text): Pick<FieldChange, "edited"> {
  if (!row.modified_at_timestamp || isEmpty(live)) return {};
  const { modified_by_email: address, modified_at_timestamp: at, is_reviewed: reviewed } = row;
  const sign = address?.lastIndexOf("@") ?? -1;
  // `jane@example.com` as `j***@example.com`.
  const by = address && (sign < 1 ? "somebody" : `${address.slice(0, 1)}***${address.slice(sign)}`);
  return { edited: { at, ...(by && { by }), ...(reviewed && { reviewed }) } };
}
