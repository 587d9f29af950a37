/** Words that GitHub takes: in the room that there is, and where it counts otherwise, in half of it. */
import type { Markdown } from "../report/markdown/markdown.ts";
import { statusOf } from "./failure.ts";

export interface Fitting {
  /** The words, in no more than so many characters. */
  words(room: number): Markdown;
  room: number;
}

export async function writeFitting(
  { words, room }: Fitting,
  write: (body: Markdown) => Promise<void>,
): Promise<void> {
  try {
    await write(words(room));
  } catch (error) {
    if (statusOf(error) !== 422) throw error;
    await write(words(room / 2));
  }
}
