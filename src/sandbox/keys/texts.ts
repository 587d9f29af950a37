import { isJsonObject, parseJson } from "../../wire/json.ts";
import type { PluralForms } from "../../wire/key.ts";

/** Texts of translations, as the service stores and counts them. */

/**
 * The text as it is stored. A plural is stored as a string of JSON with its forms; forms of the language that were not sent
 * are appended empty [service.md §2.7]. A plain text for a plural becomes its form `other`, and forms for a key that is not a
 * plural are stored as JSON. Both are guesses.
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

/** The text of a plural key that becomes a plain one. */
export function plainText(stored: string): string {
  const forms = formsIn(stored);
  return forms ? forms.other || Object.values(forms).find((form) => form !== "") || "" : stored;
}

export function isEmptyText(stored: string, isPlural: boolean): boolean {
  return plainTexts(stored, isPlural).every((text) => text === "");
}

/** The words of a text, or of all forms of a plural. Tags and entities do not count [service.md §2.7]. */
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
