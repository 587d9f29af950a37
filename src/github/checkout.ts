/** Which commit is checked out, read from the files of git: nothing is started for it. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Of the checkout that a folder lies in, at `top` or below; undefined where there is none, or it keeps its head elsewhere. */
export async function headOf(folder: string, top: string): Promise<string | undefined> {
  for (let at = folder; ; at = dirname(at)) {
    const head = await textOf(join(at, ".git", "HEAD"));
    if (head !== undefined) return commitOf(join(at, ".git"), head.trim());
    if (at === top || at === dirname(at)) return undefined;
  }
}

async function commitOf(git: string, head: string): Promise<string | undefined> {
  const ref = /^ref: (refs\/\S+)$/.exec(head)?.[1];
  if (ref === undefined) return sha(head);
  const loose = await textOf(join(git, ref));
  if (loose !== undefined) return sha(loose.trim());
  const packed = (await textOf(join(git, "packed-refs"))) ?? "";
  const line = packed.split("\n").find((one) => one.endsWith(` ${ref}`));
  return sha(line?.split(" ")[0] ?? "");
}

function sha(text: string): string | undefined {
  return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text) ? text : undefined;
}

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(() => undefined);
}
