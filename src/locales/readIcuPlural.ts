/** Reads messages of ICU that are one plural. The parser is large, so it is loaded when the first one is read. */
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { PLURAL_FORMS } from "../wire/key.ts";

/** The pieces of a message, which are all of its characters: `{count, plural,`, ` one {`, the text, `}` and so on. */
export interface PluralMessage {
  head: string;
  forms: readonly { lead: string; form: string; gap: string; text: string; start: number }[];
  tail: string;
}

/** A longer text is more than a message. */
const MAX_LENGTH = 20_000;
const CHOICES: readonly TYPE[] = [TYPE.plural, TYPE.select];

/** Undefined: it is another text, such as a plural with `=0`, with an offset, with another choice inside, or without `other`. */
export function pluralMessage(text: string): PluralMessage | undefined {
  const options = text.length <= MAX_LENGTH ? optionsOf(text) : undefined;
  const isPlain = options?.every(
    ([form, { value }]) => PLURAL_FORMS.includes(form) && !value.some(({ type }) => CHOICES.includes(type)),
  );
  if (!options || !isPlain) return undefined;
  let [head, at] = ["", 0];
  const forms = options.map(([form, { location }]) => {
    const [start, end] = [location?.start.offset ?? 0, location?.end.offset ?? 0];
    const [, before = "", lead = "", gap = ""] = /^(.*?)(\s*)[a-z]+(\s*)$/s.exec(text.slice(at, start)) ?? [];
    head += before;
    at = end;
    return { lead, form, gap, text: text.slice(start + 1, end - 1), start: start + 1 };
  });
  return { head, forms, tail: text.slice(at) };
}

/** The options of the cardinal plural that is the whole text. */
function optionsOf(text: string) {
  let elements: readonly MessageFormatElement[] = [];
  try {
    elements = parse(text, { captureLocation: true, ignoreTag: true });
  } catch {
    // It is another text, or it is nested too deeply for the parser.
  }
  const [plural, second] = elements;
  if (plural?.type !== TYPE.plural || second) return undefined;
  return plural.offset === 0 && plural.pluralType === "cardinal" ? Object.entries(plural.options) : undefined;
}
