/** Application Resource Bundle (.arb), as Flutter uses it: flat JSON. A message of ICU stays one text. */
import type { FoundText, LocatedText } from "./format.ts";
import {
  describedBy,
  type JsonFile,
  type JsonMember,
  nameFault,
  parseJsonObject,
  textValue,
  uniqueMembers,
} from "./json/read.ts";
import { jsonChanges } from "./json/write.ts";
import { type Faults, textFormat } from "./textFormat.ts";

export const arb = textFormat({
  limit: { most: 100_000, of: "names", mark: /"\s*:/g },
  parse: parseJsonObject,
  texts: textsOf,
  changes: (file) => jsonChanges(file, NO_FORMS, true),
  empty: (language) => `{\n  "@@locale": ${JSON.stringify(language)}\n}\n`,
});

const NO_FORMS = "An ARB file has no plural forms. It writes them in one text, as a message of ICU.";

/** `@@locale` is about the file, and `@title` has the attributes of `title`, with or without that text. */
const ATTRIBUTES = "@";

function textsOf({ root }: JsonFile, faults: Faults): FoundText[] {
  const members = new Map(uniqueMembers(root, faults).map((member) => [member.name, member]));
  return [...members.values()].flatMap((member): FoundText[] => {
    const { name, nameAt, value } = member;
    if (name.startsWith(ATTRIBUTES)) return [];
    const why = nameFault(member);
    if (why !== undefined) {
      faults.add(why, nameAt);
      return [];
    }
    const text = textValue(`The value of "${name}"`, value, faults);
    return [
      { path: [name], name: nameAt, value: text, ...described(members.get(ATTRIBUTES + name), faults) },
    ];
  });
}

function described(attributes: JsonMember | undefined, faults: Faults): { description?: LocatedText } {
  if (!attributes) return {};
  const { name, value } = attributes;
  if (value.is !== "object") {
    const message = `"${name}" must be an object with attributes, such as { "description": "…" }.`;
    faults.add(message, value.at, "warning");
    return {};
  }
  const description = uniqueMembers(value, faults).find((member) => member.name === "description");
  return describedBy(`The description in "${name}"`, description?.value, faults);
}
