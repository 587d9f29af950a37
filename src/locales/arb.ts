/** Application Resource Bundle (.arb), as Flutter uses it: flat JSON. A message of ICU stays one text. */
import { type DuplicateFault, duplicateFaults, inOrder } from "./faults.ts";
import type { FoundText, LocatedText, ReadTexts, TextFault, TextFormat } from "./format.ts";
import {
  describedBy,
  type JsonMember,
  nameFault,
  notText,
  parseJsonObject,
  textValue,
  uniqueMembers,
} from "./json/read.ts";
import { editJson } from "./json/write.ts";

export const arb: TextFormat = {
  limit: { most: 100_000, of: "names", mark: /"\s*:/g },
  read,
  edit: (text, edits) => editJson({ text, edits, read, isFlat: true, formName: NO_FORMS }),
  empty: (language) => `{\n  "@@locale": ${JSON.stringify(language)}\n}\n`,
};

const NO_FORMS = { why: "An ARB file has no plural forms. It writes them in one text, as a message of ICU." };

/** `@@locale` is about the file, and `@title` has the attributes of `title`, with or without that text. */
const ATTRIBUTES = "@";

function read(text: string): ReadTexts {
  const root = parseJsonObject(text);
  if ("faults" in root) return root;
  const duplicates = duplicateFaults(text);
  const faults: TextFault[] = [];
  const members = uniqueMembers(root, duplicates, faults);
  const attributes = new Map<string, JsonMember>();
  for (const member of members) {
    if (member.name.startsWith(ATTRIBUTES)) attributes.set(member.name.slice(ATTRIBUTES.length), member);
  }
  const texts: FoundText[] = [];
  for (const member of members) {
    if (member.name.startsWith(ATTRIBUTES)) continue;
    const wrong = nameFault(member);
    if (wrong) faults.push(wrong);
    else
      texts.push({
        ...{ path: [member.name], name: member.nameAt },
        value: textValue(`The value of "${member.name}"`, member.value, faults),
        ...described(attributes.get(member.name), duplicates, faults),
      });
  }
  return { texts, faults: inOrder(faults) };
}

function described(
  attributes: JsonMember | undefined,
  duplicates: DuplicateFault,
  faults: TextFault[],
): { description?: LocatedText } {
  if (!attributes) return {};
  const { name, value } = attributes;
  if (value.is !== "object") {
    const message = `"${name}" must be an object with attributes, such as { "description": "…" }.`;
    faults.push({ ...notText(message, value.at), severity: "warning" });
    return {};
  }
  const members = uniqueMembers(value, duplicates, faults);
  const description = members.find((member) => member.name === "description")?.value;
  return describedBy(`The description in "${name}"`, description, faults);
}
