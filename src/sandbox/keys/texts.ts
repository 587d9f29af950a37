import { isJsonObject, parseJson } from "../../wire/json.ts";
import type { PluralForms } from "../../wire/key.ts";

/** Texts of translations, as the service keeps and counts them. */

/**
 * What is stored of a sent text. Of a plural: a string that holds the forms as JSON; forms of the language that were
 * not sent are appended empty, [rec]. A plain text for a plural becomes its form `other`, and forms for a key that is
 * none are kept as JSON text: both are guesses, for nothing public says.
 */
export function storedText(
  sent: string | PluralForms,
  isPlural: boolean,
  forms: readonly string[] | null,
): string {
  if (!isPlural) return typeof sent === "string" ? sent : JSON.stringify(sent);
  const stored =
    typeof sent === "string" ? (formsIn(sent) ?? (sent === "" ? {} : { other: sent })) : { ...sent };
  for (const form of forms ?? []) stored[form] ??= "";
  return JSON.stringify(stored);
}

/** The text that is left when a plural key is made a plain one. */
export function plainText(stored: string): string {
  const forms = formsIn(stored);
  return forms ? forms.other || Object.values(forms).find((form) => form !== "") || "" : stored;
}

export function isEmptyText(stored: string, isPlural: boolean): boolean {
  return plainTexts(stored, isPlural).every((text) => text === "");
}

/** Words of a text, over all forms of a plural. Tags and entities are none: `&lsaquo; Prev` is one word, [rec]. */
export function wordCount(stored: string, isPlural: boolean): number {
  return plainTexts(stored, isPlural).reduce((sum, text) => sum + words(text), 0);
}

function words(text: string): number {
  if (text === "") return 0;
  return text.replace(/<[^>]*>|&#?\w+;/g, " ").match(/\S+/g)?.length ?? 0;
}

function plainTexts(stored: string, isPlural: boolean): string[] {
  return isPlural ? Object.values(formsIn(stored) ?? { other: stored }) : [stored];
}

function formsIn(text: string): PluralForms | undefined {
  if (!text.startsWith("{")) return undefined;
  try {
    const parsed = parseJson(text);
    return isTextMap(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value is an object whose members are all texts. */
export function isTextMap(value: unknown): value is Record<string, string> {
  return isJsonObject(value) && Object.values(value).every((entry) => typeof entry === "string");
}
