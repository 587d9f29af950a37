/** Plural forms as i18next (JSON v4) writes them: `item_one` and `item_other` are the forms of `item`. */
import { PLURAL_FORMS } from "../model/pluralForms.ts";
import type { JsonMember } from "./jsonTree.ts";

export interface PluralGroup {
  name: string;
  /** In the order of the file. */
  forms: ReadonlyMap<string, JsonMember>;
}

/** Names of an ordinal end in `_ordinal_one`, and names with a context in `_male_one`: that is part of the name of the group. */
const FORM = new RegExp(`^(.+)_(${PLURAL_FORMS.join("|")})$`, "s");

/** The groups of the members of one object, by each of their members. A group has the form other. */
export function pluralGroups(members: readonly JsonMember[]): ReadonlyMap<JsonMember, PluralGroup> {
  const found = new Map<string, Map<string, JsonMember>>();
  for (const member of members) {
    const [, name, form] = FORM.exec(member.name) ?? [];
    if (name === undefined || form === undefined || member.value.is === "object") continue;
    const forms = found.get(name) ?? new Map<string, JsonMember>();
    found.set(name, forms.set(form, member));
  }
  const groups = [...found].filter(([, forms]) => forms.get("other")?.value.is === "string");
  return new Map(
    groups.flatMap(([name, forms]) => [...forms.values()].map((member) => [member, { name, forms }])),
  );
}

export function formName(name: string, form: string): string {
  return `${name}_${form}`;
}
