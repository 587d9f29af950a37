/** Problems, and changes that were not made, as items of a list with links to their locations. */
import type { Problem } from "../../model/problem.ts";
import { problemAddress } from "../words/problemCode.ts";
import { shortLine } from "../words/safeText.ts";
import type { RowGroup } from "./budget.ts";
import { type LinkTo, locationLink } from "./location.ts";
import { codeSpan, link, list, type Markdown, md, sentence, wordsSpan } from "./markdown.ts";

/** Characters of a message. The report file has the whole of a longer one. */
const MAX_MESSAGE = 1_000;

export function problemItem(
  { severity, place, message, code }: Problem,
  linkTo: LinkTo | undefined,
): RowGroup<Markdown> {
  const at = place ? md` ${locationLink(place, linkTo)}` : md``;
  const explained = link(codeSpan(code), problemAddress(code));
  return { rows: [list([md`**${sentence(severity)}**${at}: ${messageSpan(message)} (${explained})`])] };
}

function messageSpan(message: string): Markdown {
  return wordsSpan(shortLine(message, MAX_MESSAGE));
}
