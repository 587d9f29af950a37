/** Writes a text that is as long as GitHub accepts. If it counts differently and refuses the text, half of that. */
import type { Markdown } from "../report/markdown/markdown.ts";
import { statusOf } from "./octokit.ts";

export interface Shrinkable {
  /** The text in at most so many characters. */
  render(limit: number): Markdown;
  limit: number;
}

export async function writeShrunk(
  { render, limit }: Shrinkable,
  write: (body: Markdown) => Promise<void>,
): Promise<void> {
  try {
    await write(render(limit));
  } catch (error) {
    if (statusOf(error) !== 422) throw error;
    await write(render(limit / 2));
  }
}
