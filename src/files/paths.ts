/** The folders of a run, how paths are shown, and the check that a workflow reads only its own files. */
import { isUtf8 } from "node:buffer";
import { readdir, realpath, stat } from "node:fs/promises";
import { dirname, extname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { failure, problem, type Result, success } from "../model/problem.ts";
import { exists } from "./atomicWrite.ts";
import type { CommitFiles } from "./commitFiles.ts";
import { OutsideError, readErrorReason, readFile } from "./system.ts";

export interface Folders {
  /** Paths and globs of options are relative to this. */
  working: string;
  displayRoot: string;
  /** Set in a workflow: files are read only below the workspace, and written only there or below `temp`. */
  confined?: { workspace: string; temp: string | undefined };
  /** Set if manifests and settings are read from this commit instead of from disk. */
  commit?: CommitFiles;
}

export const NEVER = new AbortController().signal;

export function pathShown(full: string, { displayRoot }: Pick<Folders, "displayRoot">): string {
  return relative(displayRoot, full).split(sep).join("/");
}

/** Whether a path is below a folder, by their names alone. */
export function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** The next folder that contains `.git`, from `folder` up to `top`. Both are real paths. */
export async function repositoryRoot(folder: string, top: string | undefined): Promise<string | undefined> {
  for (let at = folder; ; at = dirname(at)) {
    if (await exists(join(at, ".git"))) return at;
    if (at === dirname(at) || at === top || (top !== undefined && !isBelow(at, top))) return undefined;
  }
}

export interface RepositoryFiles {
  /** Undefined: the files are in no repository, and their paths are relative to the folder from which names are shown. */
  root: string | undefined;
  names: ReadonlyMap<string, string>;
  /** How a path in the repository is shown, which may be one that a file had before. */
  nameOf(path: string): string;
}

/** Links are followed. No repository is searched above `top`. */
export async function byRepository(
  files: readonly string[],
  displayRoot: string,
  top: string | undefined,
): Promise<RepositoryFiles[]> {
  const shownRoot = await realOf(displayRoot);
  const end = top && (await realOf(top));
  const namesByRoot = new Map<string | undefined, Map<string, string>>();
  for (const name of files) {
    const real = await realOf(resolve(displayRoot, name));
    const root = await repositoryRoot(dirname(real), end);
    const names = namesByRoot.get(root) ?? new Map<string, string>();
    namesByRoot.set(root, names.set(pathShown(real, { displayRoot: root ?? shownRoot }), name));
  }
  return [...namesByRoot].map(([root, names]) => ({
    root,
    names,
    nameOf: (path) => names.get(path) ?? pathShown(join(root ?? shownRoot, path), { displayRoot: shownRoot }),
  }));
}

export async function realOf(full: string): Promise<string> {
  return realpath(full).catch(() => full);
}

async function readBelow(top: string, full: string, size?: "workflow"): Promise<Buffer> {
  const [real, inside] = await Promise.all([realpath(full), realpath(top)]);
  if (!isBelow(real, inside)) throw new OutsideError();
  return readFile(real, undefined, size);
}

const WORKFLOWS = ".github/workflows";
const MAX_WORKFLOWS = 200;

/** The text is empty if it cannot be read, or is too large or a link to elsewhere. */
export async function readWorkflows(root: string): Promise<{ name: string; path: string; text: string }[]> {
  const files = await readdir(join(root, WORKFLOWS)).catch(() => []);
  const names = files.filter((name) => /\.ya?ml$/.test(name)).sort();
  const workflowOf = async (name: string) => {
    const path = `${WORKFLOWS}/${name}`;
    const bytes = await readBelow(root, join(root, path), "workflow").catch(() => "");
    return { name, path, text: bytes.toString("utf8") };
  };
  return Promise.all(names.slice(0, MAX_WORKFLOWS).map(workflowOf));
}

/** The bytes of a manifest or settings file. Throws if its real path is not below the workspace of a workflow. */
export async function readInside(full: string, { confined, commit }: Folders): Promise<Uint8Array> {
  if (commit) return (await commit.read(full)) ?? Promise.reject(new OutsideError());
  return confined ? readBelow(confined.workspace, full) : readFile(full);
}

const ENCODINGS: Readonly<Record<string, readonly Encoding[]>> = {
  ".strings": ["utf-16le", "utf-16be"],
  ".properties": ["latin1"],
};

/** The text of a file. Throws a TypeError if it is neither UTF-8 nor in another usual encoding of its type. */
export function plainText(bytes: Uint8Array, path = ""): string {
  const usual = ENCODINGS[extname(path).toLowerCase()];
  const own = usual ? encodingOf(bytes) : "utf-8";
  const encoding = usual?.includes(own) ? own : "utf-8";
  if (encoding === "latin1") return latinText(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const [start = ""] = new TextDecoder(encoding).decode(bytes).split("\ufffd");
    throw new TypeError(`line ${start.split("\n").length}`);
  }
  if (text.startsWith("version https://git-lfs.github.com/spec/"))
    throw new Error(
      "it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true",
    );
  return text;
}

/** The bytes of a file with another text: in the encoding, and with the byte order mark, of the bytes that it has. */
export function encodedAs(before: Uint8Array, text: string): Buffer {
  const encoding = encodingOf(before);
  // Only .properties files are in Latin-1, and they have escapes for all other characters.
  if (encoding === "latin1") return Buffer.from(text.replace(/[^\0-\xff]/g, javaEscape), encoding);
  const start = new TextDecoder(encoding, { ignoreBOM: true }).decode(before.subarray(0, 4));
  const bytes = Buffer.from(
    (start.startsWith("\ufeff") ? "\ufeff" : "") + text,
    encoding === "utf-8" ? encoding : "utf16le",
  );
  return encoding === "utf-16be" ? bytes.swap16() : bytes;
}

/** The decoder of the web reads some of these bytes in another way. */
function latinText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}

function javaEscape(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "latin1";

function encodingOf(bytes: Uint8Array): Encoding {
  const [firstByte, secondByte] = bytes;
  if (firstByte === 0xff && secondByte === 0xfe) return "utf-16le";
  if (firstByte === 0xfe && secondByte === 0xff) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "latin1";
}

/** The text of a file in any of these encodings; empty if it is in none, because it declares nothing then. */
export function textOrEmpty(bytes: Uint8Array): string {
  try {
    const encoding = encodingOf(bytes);
    return encoding === "latin1"
      ? latinText(bytes)
      : new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return "";
  }
}

/** The text of a file that an option names. `subject`: what a message calls it. */
export async function readNamedFile(
  full: string,
  subject: string,
  folders: Folders,
  decode: (bytes: Uint8Array) => string = plainText,
): Promise<Result<string>> {
  try {
    return success(decode(await readFile(full, undefined, "named")));
  } catch (error) {
    const message = `${subject} ${pathShown(full, folders)} cannot be read: ${readErrorReason(error)}`;
    return failure(problem("not-read", message));
  }
}

export async function isFile(path: string, { commit }: Pick<Folders, "commit">): Promise<boolean> {
  if (commit) return commit.isFile(path);
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

export async function isFolder(path: string, { commit }: Pick<Folders, "commit">): Promise<boolean> {
  if (commit) return commit.isFolder(path);
  return (await stat(path).catch(() => undefined))?.isDirectory() === true;
}
