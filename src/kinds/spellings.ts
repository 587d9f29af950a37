/** One spelling of a text, by which equal texts are found. */
import { canonical, type Json } from "../model/json.ts";

/** The text, or the forms of a plural that are not empty; nothing if there is no text. */
export function spellingsOf(text: Json): string[] {
  if (typeof text === "string") return text === "" ? [] : [text];
  const forms = Object.entries(text ?? {}).filter(([, form]) => form !== "");
  return forms.length === 0 ? [] : [canonical(Object.fromEntries(forms))];
}
