/** What a check of a text says, without the name of the key and the location. */
import type { CheckName } from "../model/setting.ts";

export interface Finding {
  check: CheckName;
  language: string;
  /** The plural form that is wrong; absent: the whole text. */
  form?: string;
  /** Full sentences: the cause and the fix. */
  message: string;
  /** Parts of the message that are quoted from a text. */
  quotes?: readonly string[];
}

/** A text, or the forms of a plural. */
export type FormedText = string | Readonly<Record<string, string>>;

export interface LanguageText {
  language: string;
  text: FormedText;
  /** Set if the project has the text, and no manifest declares it. Such a text is compared with others, and not checked. */
  isLive?: boolean;
}

/** In a longer text, no placeholders are looked for: it is more than a message. */
export const MAX_MESSAGE = 20_000;

/** One text without forms, or one form of a plural. */
export interface SingleText {
  text: string;
  form?: string;
}

/** The texts that a person wrote: without empty ones. */
export function singleTexts(text: FormedText): SingleText[] {
  if (typeof text === "string") return text === "" ? [] : [{ text }];
  return Object.entries(text).flatMap(([form, one]) => (one === "" ? [] : [{ form, text: one }]));
}

/** `what`: the rest of a sentence about the text, and the fix. */
export function findingAt(
  check: CheckName,
  { language }: LanguageText,
  { form }: SingleText,
  what: string,
): Finding {
  if (form === undefined) return { check, language, message: `The ${language} text ${what}` };
  return { check, language, form, message: `The form ${form} of the ${language} text ${what}` };
}
