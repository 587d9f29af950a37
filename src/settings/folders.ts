/** Where files are looked for, and how they are called. */
import { stat } from "node:fs/promises";
import { relative, sep } from "node:path";

export interface Folders {
  /** Paths and globs of options are relative to this. */
  working: string;
  /** Paths are told relative to this. */
  shown: string;
}

export function pathShown(full: string, { shown }: Folders): string {
  return relative(shown, full).split(sep).join("/");
}

/** The text of a file. Throws a TypeError where it is not UTF-8. */
export function plainText(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/** What the system says, without the path that is said already. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "it is not there",
  ENOTDIR: "it is not there",
  EACCES: "this user may not read it",
  EISDIR: "it is a folder",
};

/** Why a file could not be read, as the end of a sentence. */
export function whyNot(error: unknown): string {
  if (error instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return `${WORDS[code] ?? (error instanceof Error ? error.message : error)}.`;
}

export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
