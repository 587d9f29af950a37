import type { Message } from "../src/model/message.ts";

/** The marked parts of a message. */
export function quotesIn({ message, quotes = [] }: Message): string[] {
  return quotes.map(([start, end]) => message.slice(start, end));
}
