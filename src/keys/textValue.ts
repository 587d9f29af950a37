/** A text: plain, or by plural form. */
import * as z from "zod";
import { sameJson } from "../model/json.ts";

export const formsSchema = z.record(z.string(), z.string());
export const textSchema = z.union([z.string(), formsSchema]);
export type Forms = z.output<typeof formsSchema>;

/** A text, or the forms of a plural by CLDR category. */
export type Text = z.output<typeof textSchema>;

/** The text of a live row. The service sends plural forms as a string of JSON. Forms without text are omitted. */
export function liveText(wire: string, plural: boolean): Text {
  if (!plural || !wire.startsWith("{")) return wire;
  try {
    const forms = formsSchema.safeParse(JSON.parse(wire));
    return forms.success ? nonEmptyForms(forms.data) : wire;
  } catch {
    return wire;
  }
}

/** Forms that the manifest does not declare keep their live text. */
export function carriedOver(declared: Text, live: Text): Text {
  return typeof declared === "string" || typeof live === "string" ? declared : { ...live, ...declared };
}

/** A form without text is the same as a missing form. */
export function nonEmptyForms(forms: Forms): Forms {
  return Object.fromEntries(Object.entries(forms).filter(([, text]) => text !== ""));
}

export function sameText(a: Text, b: Text): boolean {
  if (typeof a === "string" || typeof b === "string") return a === b || (isEmpty(a) && isEmpty(b));
  return sameJson(nonEmptyForms(a), nonEmptyForms(b));
}

export function isEmpty(text: Text): boolean {
  return typeof text === "string" ? text === "" : Object.keys(nonEmptyForms(text)).length === 0;
}
