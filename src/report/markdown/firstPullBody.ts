/** The text of the pull request with the first manifests of a project. */
import { KINDS } from "../../kinds/kinds.ts";
import { counted } from "../words/figures.ts";
import { countedKind } from "../words/kindWords.ts";
import type { PulledFirst } from "../words/pullLines.ts";
import { shortLine } from "../words/safeText.ts";
import { blocks, codeSpan, list, type Markdown, md, sentence } from "./markdown.ts";

/** More manifests than this are counted. */
const MAX_FILES = 200;
const MAX_PATH = 200;

/** "Translations from Lokalise: 2 new manifests". */
export function firstPullTitle({ manifests }: PulledFirst): string {
  return `Translations from Lokalise: ${counted(manifests.length, "new manifest")}`;
}

export function firstPullBody(first: PulledFirst): Markdown {
  const { manifests } = first;
  const files = manifests.slice(0, MAX_FILES).map(({ kind, path, entries }) => {
    const words = sentence(countedKind(entries, KINDS.find(({ plural }) => plural === kind)?.name ?? kind));
    return md`${codeSpan(shortLine(path, MAX_PATH))}: ${words}`;
  });
  const more = manifests.length - files.length;
  return blocks([
    md`## ${sentence(firstPullTitle(first))}`,
    list(files),
    ...(more > 0 ? [sentence(`… and ${counted(more, "more manifest")}.`)] : []),
    md`**What happens next:** The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`,
  ]);
}
