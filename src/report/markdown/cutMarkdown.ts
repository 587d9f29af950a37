/** Shortens Markdown that is already on GitHub, at the end of a line. */

/** In an item of a list, a fence is indented, or comes after the sign of the item. */
const FENCE = /^(?: |- )*`{3,}/;

/** At most `limit` characters. Fences and folds that are open at the cut are closed. `rest` replaces what is left out. */
export function cutMarkdown(text: string, limit: number, rest: string): string {
  if (text.length <= limit) return text;
  const kept: string[] = [];
  let size = rest.length;
  let open: Open = { folds: 0 };
  for (const line of text.split("\n")) {
    const next = after(open, line);
    size += line.length + 1;
    if (size + closing(next).length > limit) break;
    kept.push(line);
    open = next;
  }
  const shortened = kept.join("\n").trimEnd();
  return shortened === "" ? rest : `${shortened}${closing(open)}${rest}`;
}

/** What a cut would leave open. */
interface Open {
  /** The line that ends a fence. */
  fence?: string;
  folds: number;
}

function after({ fence, folds }: Open, line: string): Open {
  if (fence !== undefined) return line === fence ? { folds } : { fence, folds };
  const opened = FENCE.exec(line)?.[0].replaceAll("-", " ");
  if (opened !== undefined) return { fence: opened, folds };
  const count = (tag: string) => line.split(tag).length - 1;
  return { folds: Math.max(0, folds + count("<details") - count("</details>")) };
}

function closing({ fence, folds }: Open): string {
  return `${fence === undefined ? "" : `\n${fence}`}${"\n\n</details>".repeat(folds)}\n\n`;
}
