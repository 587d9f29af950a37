/** Looks for files of an app that probably contain its texts. It is only a suggestion, so the search is bounded. */
import { open } from "node:fs/promises";
import { join } from "node:path";
import glob from "fast-glob";

const PATTERNS = [
  "**/{locale,locales,i18n,lang,langs,language,languages,translations}/**/*.json",
  "**/*.lproj/*.strings",
  "**/*.xcstrings",
  "**/res/values*/strings.xml",
  "**/*.arb",
];
/** What others wrote or a build made, and what the tools of developers keep. */
const IGNORED = [
  "node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
  "build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
  "*.app,*.framework,*.xcframework,*.bundle",
].flatMap((names) => names.split(",").map((name) => `**/${name}/**`));
const MAX_FILES = 2000;
const MAX_DEPTH = 10;
const MAX_MS = 5000;
const MAX_BYTES = 200_000;

/** Their paths with "/", sorted. The search ends after some seconds, and does not follow links. */
export async function findAppTexts(folder: string, signal: AbortSignal): Promise<string[]> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)]);
  const found: string[] = [];
  const entries = glob.stream(PATTERNS, {
    cwd: folder,
    ignore: IGNORED,
    deep: MAX_DEPTH,
    followSymbolicLinks: false,
    suppressErrors: true,
  });
  for await (const entry of entries) {
    found.push(String(entry));
    if (ended.aborted || found.length >= MAX_FILES) break;
  }
  return found.sort();
}

/** The start of a file. Empty if it cannot be read. */
export async function startOfFile(folder: string, path: string): Promise<string> {
  const file = await open(join(folder, path)).catch(() => undefined);
  try {
    const read = await file?.read(Buffer.alloc(MAX_BYTES), 0, MAX_BYTES, 0);
    return read?.buffer.toString("utf8", 0, read.bytesRead) ?? "";
  } catch {
    return "";
  } finally {
    await file?.close();
  }
}
