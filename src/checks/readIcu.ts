/** Reads ICU messages. The parser is large, so it is loaded when the first message is read. */
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** What the parser calls the usual mistakes, and what messages say about them: the cause and the fix. */
const MISTAKES: Readonly<Record<string, readonly [string, string]>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: ['a "{" has no "}"', 'Add the "}"'],
  INVALID_ARGUMENT_TYPE: [
    "an argument has an unknown type",
    "Types are plural, select, selectordinal, number, date and time",
  ],
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: ["a form of a select has no text", "Add it in braces"],
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: ["a form of a plural has no text", "Add it in braces"],
  MISSING_OTHER_CLAUSE: [
    'a plural or select has no form "other"',
    "Add other {…}, or correct the name of a form",
  ],
};

/** Types that other libraries for ICU messages know. */
const OTHER_TYPES = /\{[^{},]*,\s*(?:spellout|ordinal|duration|choice|list)\b/;

export function readIcu(text: string): IcuReading {
  try {
    const message: IcuMessage = { is: "message", args: new Map(), plurals: new Map(), texts: [] };
    collect(parse(text, { ignoreTag: true }), message);
    return message;
  } catch (error) {
    // Another error is about a text that is nested too deeply for the parser.
    if (!(error instanceof SyntaxError) || OTHER_TYPES.test(text)) return { is: "unread" };
    const { location } = error as SyntaxError & { location?: { start?: { offset?: number } } };
    const words = error.message.toLowerCase().replaceAll("_", " ");
    const [cause, fix] = MISTAKES[error.message] ?? [`its syntax is wrong: ${words}`, "Correct it"];
    return { is: "broken", cause, fix, at: (location?.start?.offset ?? 0) + 1 };
  }
}

function collect(elements: readonly MessageFormatElement[], message: IcuMessage, number = ""): void {
  const { args, plurals } = message;
  for (const element of elements) {
    if (element.type === TYPE.pound) args.set(number, true);
    else if (element.type === TYPE.tag) collect(element.children, message, number);
    else if (element.type === TYPE.plural || element.type === TYPE.select) {
      const { value: name, options } = element;
      args.set(name, args.get(name) ?? false);
      if (element.type === TYPE.plural && element.pluralType === "cardinal")
        plurals.set(name, new Set([...(plurals.get(name) ?? []), ...Object.keys(options)]));
      const inside = element.type === TYPE.plural ? name : number;
      for (const { value } of Object.values(options)) collect(value, message, inside);
    } else if (element.type === TYPE.literal) message.texts.push(element.value);
    else args.set(element.value, true);
  }
}

interface IcuMessage {
  is: "message";
  /** The arguments by name. True: the text shows the argument. False: it only chooses a form by it. */
  args: Map<string, boolean>;
  /** The forms of each argument that chooses a plural form, such as `one` and `=1`. */
  plurals: Map<string, ReadonlySet<string>>;
  texts: string[];
}

type IcuReading =
  | IcuMessage
  /** `at`: the number of the character at which the mistake is. */
  | { is: "broken"; cause: string; fix: string; at: number }
  | { is: "unread" };
