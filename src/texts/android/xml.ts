/** The XML of a file of Android resources, with the offsets of names and values. */
import { parseXml, type XmlDocument, type XmlElement, XmlError } from "@rgrove/parse-xml";
import type { ReadTexts } from "../format.ts";
import { unreadable } from "../syntaxFault.ts";

export interface AndroidXml {
  /** `<resources>`. */
  root: XmlElement;
  /** The names of the entities that the file declares. */
  entities: ReadonlySet<string>;
}

const NOT_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

export function parseAndroid(text: string): AndroidXml | ReadTexts {
  const start = { start: 0, end: 0 };
  if (text.trim() === "") {
    return unreadable(
      text,
      "The file is empty. Write <resources></resources> if it has no texts yet.",
      start,
    );
  }
  const bad = NOT_XML.exec(text)?.index;
  if (bad !== undefined) {
    const message = "This is a character that XML cannot have, such as a NUL. Remove it.";
    return unreadable(text, message, { start: bad, end: bad + 1 });
  }
  const entities = declaredEntities(text);
  const document = parseDocument(text, entities);
  if ("faults" in document) return document;
  const { root } = document;
  if (root?.name === "resources") return { root, entities };
  const at = root ? { start: root.start, end: root.start + root.name.length + 1 } : start;
  return unreadable(text, "The root of a file of Android texts must be <resources>.", at);
}

/** Well-formed XML, or why it is not. */
export function parseDocument(text: string, entities: ReadonlySet<string>): XmlDocument | ReadTexts {
  try {
    // The library takes very long for many "\r". A blank in their place keeps all offsets, and texts come from the file.
    return parseXml(text.replaceAll("\r", " "), {
      includeOffsets: true,
      preserveCdata: true,
      preserveComments: true,
      resolveUndefinedEntity: (entity) => (entities.has(entity) ? entity : null),
    });
  } catch (error) {
    if (error instanceof XmlError) {
      const [message = ""] = error.message.split(/ \(line \d+, column /, 1);
      const found = codeUnits(text, error.pos);
      // The library reads on after an & that does not start an entity.
      const at = message.startsWith("Unterminated reference") ? text.lastIndexOf("&", found) : found;
      return unreadable(text, `The XML is not well-formed. ${message.slice(0, 200)}. ${XML_FIX}`, {
        start: at,
        end: Math.min(text.length, at + 1),
      });
    }
    // The parser of the library calls itself for each element in an element.
    if (error instanceof RangeError) {
      return unreadable(text, "The XML has too many elements inside of each other. Close each tag.", {
        start: 0,
        end: 0,
      });
    }
    throw error;
  }
}

const XML_FIX = "Close each tag, and write & as &amp; and < as &lt; in texts.";

/** The library counts a surrogate pair as one character. */
function codeUnits(text: string, characters: number): number {
  let at = 0;
  for (let count = 0; count < characters && at < text.length; count++) {
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return at;
}

/** As written, such as `&app;`. They are declared before the root. */
function declaredEntities(text: string): Set<string> {
  const prolog = text.slice(0, Math.max(0, text.indexOf("<resources")));
  return new Set([...prolog.matchAll(/<!ENTITY\s+([^\s%"'<>&]+)\s/g)].map(([, name]) => `&${name};`));
}
