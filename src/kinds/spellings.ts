/** Canonical strings of a text: equal texts have equal strings. */
import { canonical, type Json } from "../model/json.ts";

/** The text, or the non-empty forms of a plural as one string. An empty list if there is no text. */
export function spellingsOf(text: Json): string[] {
  if (typeof text === "string") return text === "" ? [] : [text];
  const forms = Object.entries(text ?? {}).filter(([, form]) => form !== "");
  return forms.length === 0 ? [] : [canonical(Object.fromEntries(forms))];
}
