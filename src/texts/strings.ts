/** Apple's `.strings` files: `"name" = "text";`. Comments are not descriptions. */
import { UNSTORABLE, unstorableMessage } from "../model/storable.ts";
import { Duplicates } from "./duplicates.ts";
import { Faults } from "./faults.ts";
import type { FoundText, FoundValue, Range, ReadTexts, TextFault, TextFormat } from "./format.ts";
import { editStrings } from "./strings/edits.ts";
import { decodeStrings } from "./strings/escapes.ts";
import { parseStrings, type StringsPair } from "./strings/parser.ts";
import { unreadable } from "./syntaxFault.ts";

export const strings: TextFormat = {
  name: "Apple strings",
  matches: (path) => path.toLowerCase().endsWith(".strings"),
  severalLanguages: false,
  limit: { most: 100_000, of: "names", mark: /;/g },
  read,
  // A new file is empty until it gets its first text.
  edit: (text, edits) => editStrings({ text, edits, read: readPairs }),
  empty: () => "",
};

/** A file without anything is often one that could not be written, and not one without texts. */
function read(text: string): ReadTexts {
  return text.trim() === "" ? unreadable(text, EMPTY_FILE, { start: 0, end: 0 }) : readPairs(text);
}

const EMPTY_FILE = "The file is empty. If it has no texts yet, write a comment such as /* No texts yet */.";

function readPairs(text: string): ReadTexts {
  const other = otherPropertyList(text);
  if (other) return unreadable(text, other, { start: 0, end: Math.min(text.length, 8) });
  const file = parseStrings(text);
  if ("message" in file) return unreadable(text, file.message, file.at);
  const texts: FoundText[] = [];
  const faults = new Faults();
  const duplicates = new Duplicates(text);
  const known = new Map<string, Range>();
  for (const { name: token, value } of file.pairs) {
    const at = { start: token.start, end: token.end };
    const name = decoded(token.raw, "This name");
    const why = "why" in name ? name.why : name.text === "" ? EMPTY_NAME : undefined;
    if ("why" in name || why) {
      faults.push({ code: "not-a-text", message: why ?? "", at });
      continue;
    }
    const first = known.get(name.text);
    if (first) {
      faults.push(duplicates.fault(`"${name.text}" is twice in this file`, first, at));
      continue;
    }
    known.set(name.text, at);
    const { found, fault } = readValue(name.text, value);
    if (fault) faults.push(fault);
    texts.push({ path: [name.text], name: at, value: found });
  }
  return { texts, faults: faults.inOrder() };
}

const EMPTY_NAME = "This name is empty, and a key needs a name. Write a name.";

function readValue(name: string, value: StringsPair["value"]): { found: FoundValue; fault?: TextFault } {
  if ("is" in value) {
    const { is, at } = value;
    const message = `The value of "${name}" is ${is}, and a key has one text. Write a text in double quotes.`;
    return { found: { is: "none", at }, fault: { code: "not-a-text", message, at } };
  }
  const at = { start: value.start, end: value.end };
  const result = decoded(value.raw, "This text");
  if ("text" in result) return { found: { is: "text", text: result.text, at } };
  return { found: { is: "none", at }, fault: { code: "not-a-text", message: result.why, at } };
}

function decoded(raw: string, subject: string): { text: string } | { why: string } {
  const result = decodeStrings(raw);
  return "text" in result && UNSTORABLE.test(result.text) ? { why: unstorableMessage(subject) } : result;
}

/** Why this is another kind of property list, and what to do. */
function otherPropertyList(text: string): string | undefined {
  const start = /\ufeff?\s{0,1000}(bplist|<\?xml|<!doctype\s+plist|<plist)/iy.exec(text)?.[1];
  if (!start) return undefined;
  const kind = start === "bplist" ? "a binary" : "an XML";
  return `This is ${kind} property list. Save it as text, with a line "name" = "text"; for each text: for example with "plistutil -i FILE -f openstep -o FILE".`;
}
