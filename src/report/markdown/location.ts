/** A location in a manifest, as a link to the line if its address is known. */
import type { Place } from "../../model/place.ts";
import { shortLine } from "../words/safeText.ts";
import { codeSpan, link, type Markdown } from "./markdown.ts";

/** The address of a line of a file at the commit of the run; undefined if it is not known. */
export type LinkTo = (file: string, line: number, commit?: string) => string | undefined;

/** Characters of a path. */
const MAX_PATH = 300;

export function locationLink({ file, line }: Place, linkTo: LinkTo | undefined): Markdown {
  const words = codeSpan(`${shortLine(file, MAX_PATH)}:${line}`);
  const address = linkTo?.(file, line);
  return address === undefined ? words : link(words, address);
}
