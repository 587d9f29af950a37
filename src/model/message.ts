/** Sentences as data: own words, in which the parts of a file, the service or a stranger are marked. Nothing is searched in a sentence. */
import * as z from "zod";

const offset = () => z.int().min(0);

/** What every message has. `quotes`: where the marked parts start and end, in their order, and which of them the service wrote. */
export const messageShape = {
  message: z.string(),
  quotes: z
    .array(z.tuple([offset(), offset(), z.literal("service").optional()]).readonly())
    .readonly()
    .exactOptional(),
};
const messageSchema = z.object(messageShape);
export interface Message extends z.output<typeof messageSchema> {}

/** Own words without marks, or a message. */
export type Sentence = string | Message;

/** A sentence of own words. Parts of it may be messages, whose marks stay. */
export function say(literals: TemplateStringsArray, ...parts: readonly (Sentence | number)[]): Message {
  return joinedWords(
    literals.flatMap((text, index) => {
      const part = parts[index] ?? "";
      return [text, typeof part === "number" ? String(part) : part];
    }),
  );
}

/** What a file or a stranger wrote, or the service. */
export function quote(text: string, by?: "service"): Message {
  return text === ""
    ? { message: "" }
    : { message: text, quotes: [by ? [0, text.length, by] : [0, text.length]] };
}

export function joinedWords(parts: readonly Sentence[], separator = ""): Message {
  let message = "";
  const quotes: NonNullable<Message["quotes"]>[number][] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0) message += separator;
    const { message: text, quotes: marks = [] } = asMessage(part);
    for (const [start, end, ...by] of marks)
      quotes.push([message.length + start, message.length + end, ...by]);
    message += text;
  }
  return quotes.length > 0 ? { message, quotes } : { message };
}

export function asMessage(sentence: Sentence): Message {
  if (typeof sentence === "string") return { message: sentence };
  const { message, quotes } = sentence;
  return quotes ? { message, quotes } : { message };
}

/** The message of an error. `quoted`: where it repeats the words of the service. */
export function errorWords({
  message,
  quoted,
}: Error & { readonly quoted?: readonly [start: number, end: number] | undefined }): Message {
  return quoted ? { message, quotes: [[...quoted, "service"]] } : { message };
}

/** The message of any other error, which can repeat a text, as the words of the service can. */
export function unexpectedWords(error: unknown): Message {
  return quote(error instanceof Error ? error.message : String(error), "service");
}

export function reworded<Item extends Message>(item: Item, sentence: Sentence): Item {
  const { quotes: _, ...rest } = item;
  return { ...rest, ...asMessage(sentence) } as Item;
}

/** With other own words and other quotes. Quotes stay marked. `by`: who wrote a part; undefined: Lokaform. */
export function rewritten(
  { message, quotes = [] }: Message,
  change: (text: string, by?: "file" | "service") => string,
): Message {
  const parts: Sentence[] = [];
  let at = 0;
  for (const [start, end, by] of quotes) {
    const text = change(message.slice(start, end), by ?? "file");
    parts.push(change(message.slice(at, start)), quote(text, by));
    at = end;
  }
  return joinedWords([...parts, change(message.slice(at))]);
}
